/** Words are keys with arguments; the Fluent source of a game says them in a language. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";
import type { Words } from "../wire";

export type Args = Words["args"];

export class Speech {
  readonly language: string;
  private readonly bundle: FluentBundle;

  constructor(language: string, source: string) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  knows(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(words: Words): string {
    const pattern = this.bundle.getMessage(words.key)?.value;
    if (pattern === undefined || pattern === null) return words.key;
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(words.args)) {
      args[name] = typeof arg === "object" ? this.say(arg) : arg;
    }
    return this.bundle.formatPattern(pattern, args, []);
  }
}

/** The sentences, each once with how often it stands in a row: three draws are one line. */
export function counted(sentences: readonly string[]): { text: string; times: number }[] {
  const found: { text: string; times: number }[] = [];
  for (const text of sentences) {
    const last = found.at(-1);
    if (last?.text === text) last.times += 1;
    else found.push({ text, times: 1 });
  }
  return found;
}

export function words(key: string, args: Args = {}): Words {
  return { key, args };
}

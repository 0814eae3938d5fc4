/**
 * Staging a decision: things are touched in turn until they are the path of a choice.
 * A thing is named as in a path: `card:17`, `seat:3`, `button:power`.
 */
import type { Choice, Prompt, Refusal, View } from "../wire";

export type Look = "idle" | "choosable" | "another" | "staged" | "refused";
export type Touched =
  | { kind: "staged"; path: string[] }
  | { kind: "refused"; refusal: Refusal }
  | { kind: "nothing" };

/** Known cards of one kind in one zone are alike; a path names one of them. Gives every card's name in paths. */
export function alike(view: View, prompt: Prompt): Map<string, string> {
  const named = new Set([...prompt.choices, ...prompt.refused].flatMap((each) => each.path));
  const names = new Map<string, string>();
  for (const zone of view.zones) {
    const first = new Map<number, string>();
    for (const card of zone.cards) {
      const name = `card:${card.id}`;
      if (named.has(name) && !first.has(card.kind)) first.set(card.kind, name);
    }
    for (const card of zone.cards) {
      const name = `card:${card.id}`;
      names.set(name, named.has(name) ? name : (first.get(card.kind) ?? name));
    }
  }
  return names;
}

export function startsWith(path: readonly string[], start: readonly string[]): boolean {
  return start.length <= path.length && start.every((thing, at) => path[at] === thing);
}

/** The choice that has been staged in full. */
export function exact(prompt: Prompt, staged: readonly string[]): Choice | undefined {
  return prompt.choices.find((choice) => choice.path.length === staged.length && startsWith(choice.path, staged));
}

/** The choices that begin with what is staged. */
export function reachable(prompt: Prompt, staged: readonly string[]): Choice[] {
  return prompt.choices.filter((choice) => startsWith(choice.path, staged));
}

/** The things that may be touched next, in the order of the choices. */
export function nextThings(prompt: Prompt, staged: readonly string[]): string[] {
  const next = reachable(prompt, staged).map((choice) => choice.path[staged.length]);
  return [...new Set(next.filter((thing) => thing !== undefined))];
}

/** What there is to touch for this thing: deepest first, so that what is staged is kept where possible. */
export function touch(prompt: Prompt, staged: readonly string[], thing: string): Touched {
  const at = staged.indexOf(thing);
  if (at >= 0) return { kind: "staged", path: staged.slice(0, at) };
  for (let kept = staged.length; kept >= 0; kept--) {
    const start = staged.slice(0, kept);
    if (nextThings(prompt, start).includes(thing)) return { kind: "staged", path: [...start, thing] };
  }
  const refusal = refusalFor(prompt, staged, thing);
  return refusal ? { kind: "refused", refusal } : { kind: "nothing" };
}

/** Why this may not be touched, after what is staged or by itself. */
export function refusalFor(prompt: Prompt, staged: readonly string[], thing: string): Refusal | undefined {
  for (let kept = staged.length; kept >= 0; kept--) {
    const path = [...staged.slice(0, kept), thing];
    const found = prompt.refused.find((each) => each.path.length === path.length && startsWith(each.path, path));
    if (found) return found;
  }
  return undefined;
}

/** `choosable` comes next; `another` could be chosen instead of what is staged. */
export function lookOf(prompt: Prompt, staged: readonly string[], thing: string): Look {
  if (staged.includes(thing)) return "staged";
  if (nextThings(prompt, staged).includes(thing)) return "choosable";
  if (staged.some((_, kept) => nextThings(prompt, staged.slice(0, kept)).includes(thing))) return "another";
  return refusalFor(prompt, staged, thing) ? "refused" : "idle";
}

/** What a person prefers in this browser. */
import { LANGUAGES } from "../wire";

export type Theme = "auto" | "light" | "dark";
export type Language = (typeof LANGUAGES)[number];
export type Motion = "full" | "quick" | "none";

const STORED = "tatami-preferences";

class Preferences {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>("auto");
  motion = $state<Motion>("full");
  playAtOnce = $state(false);
  name = $state("");

  constructor() {
    const kept = remembered();
    if (isOneOf(kept["language"], LANGUAGES)) this.language = kept["language"];
    if (isOneOf(kept["theme"], ["auto", "light", "dark"] as const)) this.theme = kept["theme"];
    if (isOneOf(kept["motion"], ["full", "quick", "none"] as const)) this.motion = kept["motion"];
    this.playAtOnce = kept["playAtOnce"] === true;
    if (typeof kept["name"] === "string") this.name = kept["name"];
  }

  /** Also marks the page, so that the style sheets know. */
  keep(): void {
    const { language, theme, motion, playAtOnce, name } = this;
    localStorage.setItem(STORED, JSON.stringify({ language, theme, motion, playAtOnce, name }));
    const root = document.documentElement;
    root.lang = language;
    root.dataset["theme"] = theme;
    root.dataset["motion"] = motion;
  }
}

function isOneOf<Each extends string>(value: unknown, all: readonly Each[]): value is Each {
  return all.includes(value as Each);
}

function remembered(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Record<string, unknown>;
  } catch {
    return {}; // damaged by hand, or storage is forbidden: the defaults serve
  }
}

function firstLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((tag) => isOneOf(tag, LANGUAGES)) as Language | undefined ?? "en";
}

export const prefs = new Preferences();

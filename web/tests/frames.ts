/** Small frames for tests, as the server writes them. */
import type { Choice, Prompt, Refusal, Scene, Step, Table, View } from "../src/wire";

export const said = (key: string): { key: string; args: Record<string, never> } => ({ key, args: {} });

export function choice(code: number, ...path: string[]): Choice {
  return { code, path, notation: `play ${code}`, words: said(`do-${code}`) };
}

export function refusal(why: string, ...path: string[]): Refusal {
  return { path, words: said(why), section: "3.2" };
}

export function prompt(choices: Choice[], refused: Refusal[] = []): Prompt {
  return { seat: 0, question: said("ask"), choices, refused };
}

/** Two alike cards (17, 18) and another (19) in my hand; two hidden ones in my neighbour's. */
export function view(): View {
  return {
    game: "total_war",
    seat: 0,
    waiting: [0],
    zones: [
      { name: "discards", seat: -1, cards: [], hidden: 0 },
      { name: "hand", seat: 0, cards: [{ id: 17, kind: 5 }, { id: 18, kind: 5 }, { id: 19, kind: 9 }], hidden: 0 },
      { name: "hand", seat: 1, cards: [], hidden: 2 },
    ],
    table: { blow: "number", value: 4 },
    players: [{ score: 0 }, { score: 2 }],
  };
}

export function scene(over: Partial<Scene> = {}): Scene {
  return {
    tell: "scene",
    n: 3,
    view: view(),
    prompt: prompt([choice(1, "card:17"), choice(2, "card:17", "button:power"), choice(3, "card:19", "seat:1")]),
    log: [line(1, 0), line(2, 1), line(3, 1)],
    take_back: false,
    clocks: [],
    draft: [],
    ...over,
  };
}

export function step(over: Partial<Step> = {}): Step {
  return {
    tell: "step",
    n: 4,
    zones: [],
    table: {},
    players: {},
    waiting: [1],
    prompt: prompt([]),
    log: line(4, 0),
    take_back: true,
    clocks: [],
    ...over,
  };
}

export function table(over: Partial<Table> = {}): Table {
  const seat = { name: "", person: true, bot: "", here: true };
  return {
    tell: "table",
    id: "t".repeat(22),
    game: "total_war",
    phase: "running",
    seats: [seat, { ...seat, bot: "steady", person: false }],
    host: 0,
    you: 0,
    options: {},
    pace: { kind: "off", seconds: 0, extra: 0 },
    public: false,
    round: 1,
    commitment: "",
    why: null,
    ...over,
  };
}

function line(n: number, seat: number): Scene["log"][number] {
  return { n, seat, notation: "", words: [said(`did-${n}`)] };
}

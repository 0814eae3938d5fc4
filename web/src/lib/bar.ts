/** The things of a question that the layout does not show: they are buttons in the Play bar. */
import type { Board } from "./board.svelte";
import { nextThings, startsWith } from "./staging";
import type { Look } from "./staging";

export interface BarThing {
  thing: string;
  label: string;
  look: Look;
}

export function barThings(board: Board, draws: (thing: string) => boolean): BarThing[] {
  const found = new Map<string, BarThing>();
  for (let depth = 0; depth <= board.staged.length; depth++) {
    const start = board.staged.slice(0, depth);
    const refused = board.prompt.refused
      .filter((each) => each.path.length === depth + 1 && startsWith(each.path, start))
      .map((each) => each.path[depth]);
    for (const thing of [...nextThings(board.prompt, start), ...refused]) {
      if (thing === undefined || draws(thing) || found.has(thing)) continue;
      found.set(thing, { thing, label: board.label(thing, start), look: board.look(thing) });
    }
  }
  return [...found.values()];
}

import type { GameLook } from "../look";
import Front from "./Front.svelte";
import Own from "./Own.svelte";
import Stage from "./Stage.svelte";

/** Zones in the middle, the others round it, my hand below: it fits any game of cards. */
export const plain: GameLook = {
  kanji: "札",
  Stage,
  Own,
  Front,
  draws: (thing) => /^(card|seat|zone):/.test(thing),
};

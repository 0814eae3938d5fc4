import type { GameLook } from "../look";
import Emblem from "./Emblem.svelte";
import Front from "./Front.svelte";
import Own from "./Own.svelte";
import Stage from "./Stage.svelte";

export const totalWar: GameLook = {
  kanji: "怪",
  Stage,
  Own,
  Front,
  Emblem,
  draws: (thing) => /^(card|seat|kaiju):/.test(thing) || thing === "button:king",
};

import type { GameLook } from "../look";
import Emblem from "./Emblem.svelte";
import Front from "./Front.svelte";
import Own from "./Own.svelte";
import Portrait from "./Portrait.svelte";
import Stage from "./Stage.svelte";
import { kaijuName, warriorAt } from "./warrior";

export const totalWar: GameLook = {
  kanji: "怪",
  Stage,
  Own,
  Front,
  Emblem,
  Portrait,
  called: (board, seat) => {
    const kaiju = kaijuName(board, warriorAt(board, seat).kaiju);
    return kaiju ? `${kaiju} (${board.seatName(seat)})` : board.seatName(seat);
  },
  draws: (thing) => /^(card|seat|kaiju):/.test(thing) || thing === "button:king",
};

/** The looks of all games. A game without one is laid out plainly. */
import type { GameLook } from "./look";
import { plain } from "./plain";
import { crazyEights } from "./crazy_eights";
import { totalWar } from "./total_war";

const LOOKS: Record<string, GameLook> = { crazy_eights: crazyEights, total_war: totalWar };

export function lookOf(game: string): GameLook {
  return LOOKS[game] ?? plain;
}

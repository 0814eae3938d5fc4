/** The looks of all games. A game without one is laid out plainly. */
import type { Board } from "../lib/board.svelte";
import type { GameLook } from "./look";
import { plain } from "./plain";
import { crazyEights } from "./crazy_eights";
import { totalWar } from "./total_war";

/** In the order of the first page. */
const LOOKS: Record<string, GameLook> = { total_war: totalWar, crazy_eights: crazyEights };

export function lookOf(game: string): GameLook {
  return LOOKS[game] ?? plain;
}

/** Games with a look of their own come first. */
export function inOrder<Each extends { name: string }>(games: readonly Each[]): Each[] {
  const names = Object.keys(LOOKS);
  const place = ({ name }: Each): number => (names.includes(name) ? names.indexOf(name) : names.length);
  return games.toSorted((a, b) => place(a) - place(b));
}

/** A seat as the game calls it, else by its person's name. */
export function called(board: Board, seat: number): string {
  return lookOf(board.game).called?.(board, seat) ?? board.seatName(seat);
}

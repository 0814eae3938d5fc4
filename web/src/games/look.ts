/** What a game adds to the table: how its things are drawn, and where they lie. */
import type { Component } from "svelte";
import type { Board } from "../lib/board.svelte";
import type { Face, Words } from "../wire";

export interface GameLook {
  kanji: string;
  /** The middle of the table and the others round it. */
  Stage: Component<{ board: Board }>;
  /** My own things. */
  Own: Component<{ board: Board }>;
  /** The front of a card, or the picture of another thing. */
  Front: Component<{ face: Face; say: (words: Words) => string }>;
  /** What stands for the game on the first page. */
  Emblem?: Component;
  /** Who sits there, as a picture. */
  Portrait?: Component<{ board: Board; seat: number }>;
  /** What a seat is called in this game, where it is more than its person's name. */
  called?: (board: Board, seat: number) => string;
  /** Whether the layout shows this thing; what it does not show is a button in the Play bar. */
  draws: (thing: string) => boolean;
}

/** A seat of Total War, read out of the view. */
import type { Board } from "../../lib/board.svelte";
import { t } from "../../lib/house.svelte";
import { words } from "../../lib/words";
import type { CardView } from "../../wire";

export interface Warrior {
  seat: number;
  kaiju: string; // empty while it is being chosen
  alive: boolean;
  enraged: boolean;
  turned: boolean;
  life: number;
  suffered: number;
  strength: number;
  score: number;
  prize: number;
  hand: number;
  wounds: readonly CardView[];
  hasKing: boolean;
}

export function warriorAt(board: Board, seat: number): Warrior {
  const facts = board.view.players[seat] ?? {};
  const number = (name: string): number => Number(facts[name] ?? 0);
  const hand = board.zone("hand", seat);
  return {
    seat,
    kaiju: String(facts["kaiju"] ?? ""),
    alive: number("alive") === 1,
    enraged: number("enraged") === 1,
    turned: number("turned") === 1,
    life: number("life"),
    suffered: number("suffered"),
    strength: number("strength"),
    score: number("score"),
    prize: number("prize"),
    hand: hand.cards.length + hand.hidden,
    wounds: board.zone("damage", seat).cards,
    hasKing: board.view.table["king"] === seat && board.zone("king").cards.length > 0,
  };
}

export function kaijuName(board: Board, kaiju: string): string {
  return kaiju === "" ? "" : board.say(words(`kaiju-${kaiju.replaceAll("_", "-")}`));
}

function woundsOf(board: Board, warrior: Warrior): string {
  const names = warrior.wounds.map((card) => board.face(`kind:${card.kind}`)).map((face) => face && board.say(face.words));
  return names.length ? ` (${names.join(", ")})` : "";
}

/** The seat for a screen reader: one sentence with all that the picture shows. */
export function spoken(board: Board, warrior: Warrior): string {
  const person = board.seatName(warrior.seat);
  if (warrior.kaiju === "") return person;
  const fact = (name: string, value: number | string): string => `${board.say(words(`fact-${name}`))} ${value}`;
  const parts = [
    `${kaijuName(board, warrior.kaiju)}, ${person}`,
    fact("score", warrior.score),
    fact("life", warrior.life),
    `${fact("suffered", warrior.suffered)}${woundsOf(board, warrior)}`,
    fact("strength", warrior.strength),
    `${board.say(words("zone-hand"))} ${warrior.hand}`,
  ];
  if (!warrior.alive) return `${parts[0]}: ${t("out")}`;
  if (warrior.enraged) parts.push(board.say(words("fact-enraged")));
  if (warrior.turned) parts.push(board.say(words("fact-turned")));
  if (board.waiting.has(warrior.seat)) parts.push(t("awaited"));
  return parts.join(", ");
}

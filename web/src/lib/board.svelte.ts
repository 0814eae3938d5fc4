/** What a layout draws: a view, what may be touched in it, and what things are called. */
import type { Clock, Face, Prompt, SeatState, View, Words, ZoneView } from "../wire";
import { house, t } from "./house.svelte";
import { words } from "./words";
import { alike, exact, lookOf, nextThings, reachable } from "./staging";
import type { Look } from "./staging";

const SILENCE: Prompt = { seat: -1, question: words("over"), choices: [], refused: [] };

export class Board {
  view = $state.raw<View>() as View;
  prompt = $state.raw<Prompt>(SILENCE);
  seats = $state.raw<SeatState[]>([]);
  clocks = $state.raw<Clock[]>([]);
  heard = $state(0); // when the clocks were told
  staged = $state.raw<readonly string[]>([]);
  touched = $state.raw<readonly string[]>([]); // the very things, where alike ones share a name
  winners = $state.raw<readonly number[]>([]);

  private readonly names = $derived.by(() => alike(this.view, this.prompt));
  readonly next = $derived(nextThings(this.prompt, this.staged));
  readonly chosen = $derived(exact(this.prompt, this.staged));
  readonly waiting = $derived(new Set(this.view.waiting));
  readonly asked = $derived(this.prompt.choices.length > 0);

  constructor(view: View, seats: SeatState[]) {
    this.view = view;
    this.seats = seats;
  }

  get game(): string {
    return this.view.game;
  }

  get you(): number {
    return this.view.seat;
  }

  /** Overridden where things can be touched. */
  tap(_thing: string): void {}

  zone(name: string, seat = -1): ZoneView {
    const found = this.view.zones.find((zone) => zone.name === name && zone.seat === seat);
    return found ?? { name, seat, cards: [], hidden: 0 };
  }

  named(thing: string): string {
    return this.names.get(thing) ?? thing;
  }

  look(thing: string): Look {
    const name = this.named(thing);
    const look = lookOf(this.prompt, this.staged, name);
    const alikeOne = look === "staged" && thing.startsWith("card:") && !this.touched.includes(thing);
    return alikeOne ? "another" : look;
  }

  face(thing: string): Face | undefined {
    return house.face(this.game, thing);
  }

  say(said: Words): string {
    return house.say(said, this.game);
  }

  knows(key: string): boolean {
    return house.knows(key, this.game);
  }

  /** A person's own name, a bot's, or the number of the seat. */
  seatName(seat: number): string {
    return nameOf(this.seats, seat);
  }

  /** What touching this leads to: the decision itself, or what the thing is called. */
  label(thing: string, after: readonly string[]): string {
    const path = [...after, thing];
    const complete = exact(this.prompt, path);
    if (complete) return this.say(complete.words);
    const only = reachable(this.prompt, path);
    if (only.length === 1 && only[0]) return this.say(only[0].words);
    const face = this.face(thing);
    if (face) return this.say(face.words);
    const [kind = "", name = ""] = thing.split(":");
    if (kind === "seat") return this.seatName(Number(name));
    const key = `${kind}-${name.replaceAll("_", "-")}`;
    return this.knows(key) ? this.say(words(key)) : name.replaceAll("_", " ");
  }
}

export function nameOf(seats: readonly SeatState[], seat: number): string {
  const state = seats[seat];
  if (state?.name) return state.name;
  if (state?.bot) return t("bot-name", { number: seat + 1, level: state.bot });
  return t("seat-name", { number: seat + 1 });
}

/** How well a bot plays; a game explains the levels of its own. */
export function levelWords(game: string, level: string): string {
  const own = `bot-${level}`;
  return house.say(words(house.knows(own, game) ? own : `cli-bot-${level}`), game);
}

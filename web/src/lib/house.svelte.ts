/** The house: its games and their words. Loaded once; words again when the language changes. */
import type { Face, GameInfo, HouseInfo, Words } from "../wire";
import * as http from "./http";
import { prefs } from "./prefs.svelte";
import { Speech, words } from "./words";
import type { Args } from "./words";

class House {
  info = $state.raw<HouseInfo>();
  unreachable = $state(false);
  private speeches = $state.raw<ReadonlyMap<string, Speech>>(new Map());
  private readonly faces = new Map<string, ReadonlyMap<string, Face>>();

  get ready(): boolean {
    return this.info !== undefined && this.speeches.size > 0;
  }

  async load(): Promise<void> {
    this.info = await http.house();
    for (const game of this.info.games) {
      this.faces.set(game.name, new Map(game.faces.map((face) => [face.thing, face])));
    }
    await this.speak(prefs.language);
  }

  /** All words in another language; what is shown changes at once when they are there. */
  async speak(language: string): Promise<void> {
    const games = this.info?.games ?? [];
    const loaded = games.map(
      async ({ name }) => [name, new Speech(language, await http.gameWords(name, language))] as const,
    );
    this.speeches = new Map(await Promise.all(loaded));
  }

  game(name: string): GameInfo | undefined {
    return this.info?.games.find((game) => game.name === name);
  }

  face(game: string, thing: string): Face | undefined {
    return this.faces.get(game)?.get(thing);
  }

  /** Words of a game; without a game, those of the house. */
  say(said: Words, game = ""): string {
    const speech = this.speeches.get(game) ?? this.speeches.values().next().value;
    return speech?.say(said) ?? "";
  }

  knows(key: string, game: string): boolean {
    return this.speeches.get(game)?.knows(key) ?? false;
  }

  /** Links are made with what others can reach. */
  get origin(): string {
    return this.info?.origin || location.origin;
  }
}

export const house = new House();

/** The client's own words. */
export function t(key: string, args: Args = {}): string {
  return house.say(words(`web-${key}`, args));
}

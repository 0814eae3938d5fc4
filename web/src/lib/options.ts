/** The switches of a game: an edition sets some, and what is chosen beside it is kept. */
import type { GameInfo, OptionInfo } from "../wire";

export type Settings = Record<string, string>;

const EDITION = "edition";

/** What an option is without being chosen: what the edition says, else the game's own default. */
export function defaultOf(game: GameInfo, chosen: Settings, option: OptionInfo): string {
  const own = game.options.find((each) => each.name === EDITION)?.default ?? "";
  const edition = chosen[EDITION] ?? own;
  return game.editions[edition]?.[option.name] ?? option.default;
}

/** The settings with one more choice. Another edition drops what any edition sets. */
export function withOption(game: GameInfo, chosen: Settings, option: OptionInfo, value: string): Settings {
  const next = { ...chosen, [option.name]: value };
  if (option.name === EDITION) {
    for (const set of Object.values(game.editions)) for (const name of Object.keys(set)) delete next[name];
  }
  if (value === defaultOf(game, next, option) && option.name !== EDITION) delete next[option.name];
  return next;
}

/** A name as the keys of words write it. */
export function titled(name: string): string {
  return name.replaceAll("_", "-");
}

/** Which key opens a table, by the door one comes through; and keeping it for next time. */
import { seats } from "./mine";
import type { Door } from "./route";

/** A link to a seat is kept for good, one to the gallery as long as this tab is open. */
export function keyThrough(door: Door, table: string): string {
  const watched = `tatami-watch-${table}`;
  if (door.kind === "key") seats.keep(table, door.secret);
  if (door.kind === "watch") sessionStorage.setItem(watched, door.secret);
  if (door.kind === "key" || door.kind === "watch") return door.secret;
  if (door.kind === "join" || door.kind === "move") return ""; // first somebody has to say yes
  return seats.key(table) || (sessionStorage.getItem(watched) ?? "");
}

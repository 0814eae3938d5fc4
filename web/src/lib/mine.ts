/** The seats this browser holds: table → key. The keys never leave it but to open the table. */
import { MOST_MINE } from "../wire";
import type { Mine } from "../wire";
import * as http from "./http";

const STORED = "tatami-seats";

interface Held {
  table: string;
  key: string;
}

function read(): Held[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? "[]");
    return Array.isArray(kept) ? (kept as Held[]) : [];
  } catch {
    return []; // damaged by hand: nothing can be made of it
  }
}

function write(held: Held[]): void {
  localStorage.setItem(STORED, JSON.stringify(held.slice(0, MOST_MINE)));
}

export const seats = {
  key: (table: string): string => read().find((held) => held.table === table)?.key ?? "",
  keep(table: string, key: string): void {
    write([{ table, key }, ...read().filter((held) => held.table !== table)]);
  },
  forget(table: string): void {
    write(read().filter((held) => held.table !== table));
  },
  /** What has become of them; those that open nothing any more are forgotten. */
  async look(): Promise<Mine[]> {
    const held = read();
    if (held.length === 0) return [];
    const found = await http.mine(held);
    const gone = new Set(found.filter((each) => each.seat < 0).map((each) => each.table));
    write(read().filter((each) => !gone.has(each.table)));
    return found.filter((each) => each.seat >= 0);
  },
};

/** My own part in the shuffles: neither the host nor I can choose the deal alone. */
export function freshNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Where a link leads. Secrets stand in the fragment, which is never sent, and are taken out at once. */

export type Place =
  | { screen: "first" }
  | { screen: "rules"; game: string; section: string }
  | { screen: "table"; table: string; door: Door };

export type Door =
  | { kind: "remembered" }
  | { kind: "key"; secret: string }
  | { kind: "join"; secret: string }
  | { kind: "watch"; secret: string }
  | { kind: "move"; secret: string }
  | { kind: "replay"; moment: MomentLink };

/** One moment of a finished match: which round, after how many decisions, seen from which seat. */
export interface MomentLink {
  round: number;
  n: number;
  seat: number;
}

export function placeOf(path: string, fragment: string): Place {
  const table = /^\/t\/([A-Za-z0-9_-]{22})\/?$/.exec(path)?.[1];
  if (table !== undefined) return { screen: "table", table, door: doorOf(fragment) };
  const game = /^\/rules\/([a-z0-9_]+)\/?$/.exec(path)?.[1];
  if (game !== undefined) return { screen: "rules", game, section: fragment.replace(/^#/, "") };
  return { screen: "first" };
}

function doorOf(fragment: string): Door {
  const moment = /^#replay=(\d+)\.(\d+)\.(\d+)$/.exec(fragment);
  if (moment) {
    const [round, n, seat] = moment.slice(1).map(Number) as [number, number, number];
    return { kind: "replay", moment: { round, n, seat } };
  }
  const found = /^#(key|join|watch|move)=([A-Za-z0-9_-]{6,64})$/.exec(fragment);
  const [, kind, secret] = found ?? [];
  if (kind === undefined || secret === undefined) return { kind: "remembered" };
  return { kind: kind as "key" | "join" | "watch" | "move", secret };
}

export function tableLink(origin: string, table: string, kind: "key" | "join" | "watch" | "move", secret: string): string {
  return `${origin}/t/${table}#${kind}=${secret}`;
}

export function momentLink(origin: string, table: string, { round, n, seat }: MomentLink): string {
  return `${origin}/t/${table}#replay=${round}.${n}.${seat}`;
}

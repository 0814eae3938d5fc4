/** What a seat sees of a match, and how a step changes it. No rules: only merging. */
import type { Scene, Step, ZoneView } from "../wire";

/** The scene one decision later. What the step leaves out is as it was. */
export function merged(scene: Scene, step: Step): Scene {
  const changed = new Map(step.zones.map((zone) => [placeOf(zone), zone]));
  const view = {
    ...scene.view,
    waiting: step.waiting,
    zones: scene.view.zones.map((zone) => changed.get(placeOf(zone)) ?? zone),
    table: Object.keys(step.table).length ? step.table : scene.view.table,
    players: scene.view.players.map((player, seat) => step.players[seat] ?? player),
  };
  return {
    tell: "scene",
    n: step.n,
    view,
    prompt: step.prompt,
    log: [...scene.log, step.log],
    take_back: step.take_back,
    clocks: step.clocks,
    draft: [],
  };
}

function placeOf(zone: ZoneView): string {
  return `${zone.name}:${zone.seat}`;
}

/** What happened since this seat decided last; nothing if it has not yet decided, or nobody else has. */
export function sinceMyTurn(scene: Scene): Scene["log"] {
  const last = scene.log.findLastIndex((line) => line.seat === scene.view.seat);
  return last < 0 ? [] : scene.log.slice(last + 1);
}

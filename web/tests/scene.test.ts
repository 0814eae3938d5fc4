import { describe, expect, it } from "vitest";
import { merged, sinceMyTurn } from "../src/lib/scene";
import { scene, step } from "./frames";

describe("a step", () => {
  it("changes what it names and keeps what it leaves out", () => {
    const before = scene();
    const played = { name: "discards", seat: -1, cards: [{ id: 19, kind: 9 }], hidden: 0 };
    const after = merged(before, step({ zones: [played], players: { 1: { score: 6 } } }));
    expect(after.view.zones[0]).toEqual(played);
    expect(after.view.zones.slice(1)).toEqual(before.view.zones.slice(1));
    expect(after.view.players).toEqual([{ score: 0 }, { score: 6 }]);
    expect(after.view.table).toEqual(before.view.table);
    expect(after.view.waiting).toEqual([1]);
    expect(after.log.map((line) => line.n)).toEqual([1, 2, 3, 4]);
    expect([after.n, after.take_back]).toEqual([4, true]);
  });

  it("tells the table's facts whole: one that is gone stays gone", () => {
    expect(merged(scene(), step({ table: { blow: "hit" } })).view.table).toEqual({ blow: "hit" });
  });

  it("leaves the scene before as it was", () => {
    const before = scene();
    const copy = structuredClone(before);
    merged(before, step({ players: { 0: { score: 9 } }, table: { blow: "none" } }));
    expect(before).toEqual(copy);
  });
});

describe("the recap", () => {
  it("is what happened since I decided last", () => {
    expect(sinceMyTurn(scene()).map((line) => line.n)).toEqual([2, 3]);
  });

  it("is empty for who has not decided yet, and for the gallery", () => {
    const watched = scene();
    expect(sinceMyTurn({ ...watched, view: { ...watched.view, seat: 2 } })).toEqual([]);
  });
});

import { beforeEach, describe, expect, it, vi } from "vitest";
import { barThings } from "../src/lib/bar";
import { prefs } from "../src/lib/prefs.svelte";
import { Sitting } from "../src/lib/sitting.svelte";
import type { AnyAsk } from "../src/wire";
import { choice, prompt, refusal, said, scene, step, table } from "./frames";

class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  sent: AnyAsk[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor() {
    FakeSocket.last = this;
  }

  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as AnyAsk);
  }

  close(): void {
    this.readyState = 3;
  }

  tell(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

vi.stubGlobal("WebSocket", FakeSocket);
vi.stubGlobal("matchMedia", () => ({ matches: false }));

function seated(): Sitting {
  const sitting = new Sitting("ws://here/ws", "t".repeat(22), "k".repeat(22));
  sitting.open();
  FakeSocket.last.onopen?.();
  FakeSocket.last.tell(table());
  FakeSocket.last.tell(scene());
  return sitting;
}

const asks = (kind: AnyAsk["ask"]): AnyAsk[] => FakeSocket.last.sent.filter((each) => each.ask === kind);

describe("a sitting", () => {
  beforeEach(() => {
    prefs.playAtOnce = false;
  });

  it("says hello first, and shows what it is told", () => {
    const sitting = seated();
    expect(FakeSocket.last.sent[0]).toEqual({ ask: "hello", table: "t".repeat(22), key: "k".repeat(22) });
    expect(sitting.line).toBe("open");
    expect(sitting.board?.next).toEqual(["card:17", "card:19"]);
    expect(sitting.recap.map((line) => line.n)).toEqual([2, 3]);
  });

  it("recaps a running match only, and forgets it with the next one", () => {
    const sitting = seated();
    FakeSocket.last.tell(table({ round: 2 }));
    expect(sitting.recap).toEqual([]);
    const late = new Sitting("ws://here/ws", "t".repeat(22), "k".repeat(22));
    late.take(table({ phase: "over" }));
    late.take(scene());
    expect(late.recap).toEqual([]);
  });

  it("takes the seat back from a bot with the first tap", () => {
    const sitting = seated();
    const [me, other] = table().seats;
    if (me && other) FakeSocket.last.tell(table({ seats: [{ ...me, bot: "steady" }, other] }));
    sitting.board?.tap("card:19");
    expect(asks("touch")).toHaveLength(1);
  });

  it("stages by taps, drafts what is staged under the name in the path, and plays by the bar", () => {
    const board = seated().board;
    board?.tap("card:18"); // alike 17
    expect(board?.staged).toEqual(["card:17"]);
    expect([board?.look("card:18"), board?.look("card:17")]).toEqual(["staged", "another"]);
    expect(asks("draft").at(-1)).toEqual({ ask: "draft", n: 3, path: ["card:17"] });
    expect(asks("decide")).toEqual([]);
    board?.play();
    expect(asks("decide")).toMatchObject([{ n: 3, code: 1 }]);
  });

  it("plays at once where that is preferred, but not while more could be staged", () => {
    prefs.playAtOnce = true;
    const board = seated().board;
    board?.tap("card:17"); // inner strength could go with it
    expect(asks("decide")).toEqual([]);
    board?.tap("button:power");
    expect(asks("decide")).toMatchObject([{ code: 2 }]);
  });

  it("keeps what is staged while another decides and the question stays", () => {
    const sitting = seated();
    sitting.board?.tap("card:19");
    const same = { prompt: scene().prompt, waiting: [0] };
    FakeSocket.last.tell(step({ ...same, n: 4, log: { n: 4, seat: 1, notation: "", words: [] } }));
    expect(sitting.board?.staged).toEqual(["card:19"]);
    expect(asks("draft").at(-1)).toMatchObject({ n: 4, path: ["card:19"] });
    FakeSocket.last.tell(step({ ...same, n: 5, log: { n: 5, seat: 0, notation: "", words: [] } }));
    expect(sitting.board?.staged).toEqual([]);
  });

  it("lets the only thing that can be done wait in the bar", () => {
    const sitting = seated();
    FakeSocket.last.tell(step({ waiting: [0], prompt: prompt([choice(9, "button:pass")]) }));
    expect(sitting.board?.chosen?.code).toBe(9);
    expect(asks("draft")).toEqual([]);
  });

  it("shows what another tab has staged, for this prompt only", () => {
    const sitting = seated();
    FakeSocket.last.tell({ tell: "drafted", n: 2, path: ["card:19"] });
    expect(sitting.board?.staged).toEqual([]);
    FakeSocket.last.tell({ tell: "drafted", n: 3, path: ["card:19"] });
    expect(sitting.board?.staged).toEqual(["card:19"]);
  });

  it("says why something may not be chosen, until something else happens", () => {
    const sitting = seated();
    FakeSocket.last.tell(scene({ prompt: prompt([choice(1, "card:17")], [refusal("no-low", "card:19")]) }));
    sitting.board?.tap("card:19");
    expect(sitting.refused).toMatchObject({ words: said("no-low"), section: "3.2" });
    sitting.board?.tap("card:17");
    expect(sitting.refused).toBeUndefined();
  });

  it("asks again under the same key what was not answered when the line was lost", async () => {
    vi.useFakeTimers();
    const sitting = seated();
    void sitting.decide(1);
    const [first] = asks("decide");
    FakeSocket.last.onclose?.();
    expect(sitting.line).toBe("lost");
    await vi.advanceTimersByTimeAsync(1_000);
    FakeSocket.last.onopen?.();
    expect(asks("decide")).toEqual([]); // not before the table has answered the hello
    FakeSocket.last.tell(table());
    expect(asks("decide")).toEqual([first]);
    vi.useRealTimers();
  });

  it("takes a silent line for lost within ten seconds, and not one that answers", async () => {
    vi.useFakeTimers();
    const sitting = seated();
    await vi.advanceTimersByTimeAsync(4_100);
    expect(asks("ping")).toHaveLength(1);
    FakeSocket.last.tell({ tell: "pong" });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(sitting.line).toBe("open");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sitting.line).toBe("lost");
    vi.useRealTimers();
  });

  it("has buttons in the bar for what the layout does not draw, refused ones too", () => {
    const board = seated().board;
    const asked = prompt([choice(1, "card:17"), choice(2, "card:17", "button:power")], [refusal("no-take", "button:take")]);
    FakeSocket.last.tell(scene({ prompt: asked }));
    const things = (): string[] =>
      board ? barThings(board, (thing) => thing.startsWith("card:")).map(({ thing, look }) => `${thing} ${look}`) : [];
    expect(things()).toEqual(["button:take refused"]);
    board?.tap("card:17");
    expect(things()).toEqual(["button:take refused", "button:power choosable"]);
  });
});

import { describe, expect, it } from "vitest";
import { momentLink, placeOf, tableLink } from "../src/lib/route";
import { roundFrom, sides } from "../src/lib/round";
import { commitmentTo, isKept } from "../src/lib/promise";
import { defaultOf, withOption } from "../src/lib/options";
import type { GameInfo } from "../src/wire";

const TABLE = "abcdefghijklmnopqrstuv";
const KEY = "K".repeat(32);

describe("a link", () => {
  it("comes back as the door it was made for", () => {
    for (const kind of ["key", "join", "watch", "move"] as const) {
      const link = new URL(tableLink("http://here", TABLE, kind, KEY));
      expect(placeOf(link.pathname, link.hash)).toEqual({ screen: "table", table: TABLE, door: { kind, secret: KEY } });
    }
    const moment = { round: 2, n: 31, seat: 4 };
    const link = new URL(momentLink("http://here", TABLE, moment));
    expect(placeOf(link.pathname, link.hash)).toMatchObject({ door: { kind: "replay", moment } });
  });

  it("that is damaged opens what is left of it", () => {
    expect(placeOf(`/t/${TABLE}`, "#key=")).toMatchObject({ door: { kind: "remembered" } });
    expect(placeOf("/t/short", "")).toEqual({ screen: "first" });
    expect(placeOf("/rules/total_war", "#s3.2")).toEqual({ screen: "rules", game: "total_war", section: "s3.2" });
  });
});

describe("the round", () => {
  it("begins at my left and goes clockwise; the gallery sees everybody", () => {
    expect(roundFrom(4, 2)).toEqual([3, 0, 1]);
    expect(roundFrom(3, 3)).toEqual([0, 1, 2]);
  });

  it("fits every number of seats on three sides, in order", () => {
    for (let seats = 1; seats <= 14; seats++) {
      const others = Array.from({ length: seats }, (_, seat) => seat);
      const { left, top, right } = sides(others);
      expect([...left, ...top, ...right]).toEqual(others);
      expect(left.length).toBe(right.length);
      expect(left.length).toBeLessThanOrEqual(3);
    }
  });
});

describe("the promise", () => {
  // python: blake2b(bytes(range(32)), digest_size=32, person=b"tatami promise").hexdigest()
  const SECRET = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
  const PROMISED = "29d596feb24a0f08bd46fc0c29f14e94477c839a68eb9ab015ac38117e9fd4ad";

  it("is the one the server makes", () => {
    expect(commitmentTo(SECRET)).toBe(PROMISED);
    expect(isKept(PROMISED, SECRET)).toBe(true);
  });

  it("is broken by any other secret", () => {
    expect(isKept(PROMISED, SECRET.replace("01", "02"))).toBe(false);
    expect(isKept(PROMISED, "not hexadecimal")).toBe(false);
  });
});

describe("options", () => {
  const game = {
    options: [
      { name: "edition", values: ["german", "spanish"], default: "german" },
      { name: "counterattack", values: ["always", "off"], default: "always" },
      { name: "king", values: [], default: "0" },
    ],
    editions: { german: {}, spanish: { counterattack: "off" } },
  } as unknown as GameInfo;
  const [edition, counterattack, king] = game.options as [never, never, never];

  it("are what the edition says, unless chosen otherwise", () => {
    expect(defaultOf(game, { edition: "spanish" }, counterattack)).toBe("off");
    expect(withOption(game, { edition: "spanish" }, counterattack, "always")).toEqual({ edition: "spanish", counterattack: "always" });
    expect(withOption(game, { edition: "spanish", counterattack: "always" }, counterattack, "off")).toEqual({ edition: "spanish" });
  });

  it("of another edition drop what editions set and keep the rest", () => {
    const chosen = withOption(game, { counterattack: "off" }, king, "2");
    expect(withOption(game, chosen, edition, "spanish")).toEqual({ edition: "spanish", king: "2" });
  });
});

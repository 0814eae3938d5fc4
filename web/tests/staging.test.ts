import { describe, expect, it } from "vitest";
import { alike, exact, lookOf, nextThings, touch } from "../src/lib/staging";
import { choice, prompt, refusal, scene, view } from "./frames";

const asked = prompt(
  [choice(1, "card:17"), choice(2, "card:17", "button:power"), choice(3, "card:19", "seat:1"), choice(4, "button:take")],
  [refusal("no-aim-self", "card:19", "seat:0"), refusal("no-power", "card:19", "button:power"), refusal("no-king", "button:king")],
);

describe("what may be touched", () => {
  it("is the next thing on the paths of the choices", () => {
    expect(nextThings(asked, [])).toEqual(["card:17", "card:19", "button:take"]);
    expect(nextThings(asked, ["card:17"])).toEqual(["button:power"]);
    expect(nextThings(asked, ["card:17", "button:power"])).toEqual([]);
  });

  it("shows what comes next, what could be instead, what is staged and what is refused", () => {
    const looks = (staged: string[], ...things: string[]): string[] => things.map((thing) => lookOf(asked, staged, thing));
    expect(looks([], "card:17", "seat:1", "button:king")).toEqual(["choosable", "idle", "refused"]);
    expect(looks(["card:19"], "card:19", "seat:1", "card:17", "seat:0")).toEqual([
      "staged",
      "choosable",
      "another",
      "refused",
    ]);
  });
});

describe("touching", () => {
  const staged = (before: string[], thing: string): string[] | string => {
    const found = touch(asked, before, thing);
    return found.kind === "staged" ? found.path : found.kind;
  };

  it("goes on along a path, and is exact where a path ends", () => {
    expect(staged(["card:19"], "seat:1")).toEqual(["card:19", "seat:1"]);
    expect(exact(asked, ["card:19", "seat:1"])?.code).toBe(3);
    expect(exact(asked, ["card:19"])).toBeUndefined();
    expect(exact(asked, ["card:17"])?.code).toBe(1);
  });

  it("takes another beginning instead", () => {
    expect(staged(["card:19", "seat:1"], "card:17")).toEqual(["card:17"]);
    expect(staged(["card:17", "button:power"], "button:take")).toEqual(["button:take"]);
  });

  it("puts what is staged back, with all that was staged on it", () => {
    expect(staged(["card:19", "seat:1"], "card:19")).toEqual([]);
    expect(staged(["card:17", "button:power"], "button:power")).toEqual(["card:17"]);
  });

  it("says why not, by what is staged", () => {
    const found = touch(asked, ["card:19"], "seat:0");
    expect(found.kind === "refused" && found.refusal.words.key).toBe("no-aim-self");
    expect(touch(asked, [], "seat:0").kind).toBe("nothing");
    expect(touch(asked, ["card:17"], "button:king").kind).toBe("refused");
  });
});

describe("alike cards", () => {
  it("go by the one that is named in a path", () => {
    const names = alike(view(), scene().prompt);
    expect([17, 18, 19].map((card) => names.get(`card:${card}`))).toEqual(["card:17", "card:17", "card:19"]);
  });
});

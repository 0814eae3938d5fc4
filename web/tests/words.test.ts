import { describe, expect, it } from "vitest";
import { Speech, counted, words } from "../src/lib/words";

const SOURCE = `
kaiju = Mothra
did = { $who } plays { $card }.
count = { $n ->
    [one] one card
   *[other] { $n } cards
}
`;

describe("words", () => {
  const speech = new Speech("en", SOURCE);

  it("are said with words inside them", () => {
    expect(speech.say(words("did", { who: words("kaiju"), card: -3 }))).toBe("Mothra plays -3.");
  });

  it("know one from many", () => {
    expect([1, 2].map((n) => speech.say(words("count", { n })))).toEqual(["one card", "2 cards"]);
  });

  it("that repeat themselves are counted", () => {
    expect(counted(["a draws", "a draws", "b draws", "a draws"])).toEqual([
      { text: "a draws", times: 2 },
      { text: "b draws", times: 1 },
      { text: "a draws", times: 1 },
    ]);
  });

  it("that are missing show their key", () => {
    expect(speech.say(words("nothing"))).toBe("nothing");
    expect(speech.knows("nothing")).toBe(false);
  });

  it("put no invisible marks round what they say", () => {
    expect(speech.say(words("did", { who: "a", card: "b" }))).toHaveLength("a plays b.".length);
  });
});

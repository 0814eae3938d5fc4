import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { house } from "../src/lib/house.svelte";
import type { Request } from "../src/lib/line";
import { Sitting } from "../src/lib/sitting.svelte";
import PlayBar from "../src/parts/PlayBar.svelte";
import { choice, prompt, refusal, scene, table } from "./frames";

const SOURCE = ["text", "games/total_war/text"].map((folder) => readFileSync(`../src/tatami/${folder}/en.ftl`, "utf8"));

function answered(path: string): Response {
  if (path.endsWith("/words/en")) return new Response(SOURCE.join("\n"));
  return Response.json({ games: [{ name: "total_war", faces: [], bots: [], options: [], editions: {} }], origin: "" });
}

describe("the Play bar", () => {
  let sitting: Sitting;
  let sent: Request[];

  beforeAll(async () => {
    vi.stubGlobal("fetch", (path: string) => Promise.resolve(answered(path)));
    await house.load();
  });

  beforeEach(() => {
    sent = [];
    sitting = new Sitting("ws://here/ws", "t".repeat(22), "k".repeat(22));
    vi.spyOn(sitting, "request").mockImplementation((request) => {
      sent.push(request);
      return new Promise(() => undefined);
    });
    sitting.take(table());
    const take = { ...choice(4, "button:take"), words: { key: "do-take", args: {} } };
    const forced = { ...refusal("no-power-none", "button:power"), words: { key: "no-power-none", args: {} } };
    sitting.take(scene({ prompt: prompt([choice(1, "card:17"), take], [forced]), take_back: true }));
    render(PlayBar, { sitting });
  });

  const bar = (): HTMLElement => screen.getByText(/Choose something|Take the/, { selector: ".play" });

  it("commits what is staged, and nothing before", async () => {
    await fireEvent.click(bar());
    expect(sent).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: /^Take/, pressed: false }));
    expect(bar().dataset["ready"]).toBe("true");
    await fireEvent.click(bar());
    expect(sent).toEqual([{ ask: "decide", n: 3, code: 4 }]);
  });

  it("says why not, with the paragraph of the rulebook", async () => {
    await fireEvent.click(screen.getByRole("button", { name: "inner strength" }));
    expect(screen.getByRole("alert").textContent).toContain("has no strength");
    expect(screen.getByRole("link", { name: "§3.2" }).getAttribute("href")).toBe("/rules/total_war#s3.2");
  });

  it("offers to take back exactly when the table does", async () => {
    await fireEvent.click(screen.getByRole("button", { name: "Take back" }));
    expect(sent).toEqual([{ ask: "take_back", n: 3 }]);
    sitting.take(scene({ take_back: false }));
    await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Take back" })).toBeNull());
  });
});

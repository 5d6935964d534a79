import { describe, expect, it } from "vitest";
import type { CurveLine, SweepLine } from "../../../../rules/cli/workbench/browser/contract.ts";
import { newCreature } from "../../../../rules/cli/workbench/browser/decks/deck-steps.ts";
import { deckCards } from "../../../../rules/cli/workbench/draft-decks.ts";
import { ask } from "./ask.ts";
import { withWorkbench } from "./open-for-test.ts";

const look = { overlay: { battle: { turnLimit: 4 } }, battles: 20, seed: "look", policy: "random" };

function linesIn<Line>(text: string): Line[] {
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

describe("a look at the battles of a draft", () => {
  it("tells the win rate of each level before and after in growing steps, of the same battles (GAP-51)", () =>
    withWorkbench(async (opened) => {
      const lines = linesIn<CurveLine>((await ask(opened, ["POST", "/api/curve"], look)).text);
      expect(lines.map(({ played }) => played)).toEqual([10, 20]);
      const last = lines.at(-1);
      expect(last?.places.map(({ place }) => place)).toEqual(["easy", "medium", "hard", "expert", "pvp"]);
      expect(last?.places[0]).toMatchObject({ battles: 20, wanted: null });
      const same = linesIn<CurveLine>(
        (await ask(opened, ["POST", "/api/curve"], { ...look, overlay: {} })).text,
      );
      expect(same.at(-1)?.places.map(({ difference }) => difference.value)).toEqual([0, 0, 0, 0, 0]);
      expect(same.at(-1)?.places[0]?.before).toEqual(last?.places[0]?.before);
    }));

  it("holds battles by full against the band that is wanted (GAP-51)", () =>
    withWorkbench(async (opened) => {
      const order = { ...look, battles: 10, policy: "full" };
      const [line] = linesIn<CurveLine>((await ask(opened, ["POST", "/api/curve"], order)).text);
      expect(line?.places[0]?.wanted).toEqual([0.9, 0.98]);
    }));

  it("sweeps a number over several values, and says which ones the rules do not allow (GAP-51)", () =>
    withWorkbench(async (opened) => {
      const order = { ...look, battles: 10, key: "battle.turnLimit", values: [4, 6, 0] };
      const [line] = linesIn<SweepLine>((await ask(opened, ["POST", "/api/sweep"], order)).text);
      expect(line?.points.map(({ value }) => value)).toEqual([4, 4, 4, 4, 4, 6, 6, 6, 6, 6]);
      expect(line?.refused).toEqual([
        { value: 0, problem: expect.stringContaining("battle.turnLimit: found 0") },
      ]);
    }));

  it("sweeps a number for one deck, in the modes that allow it, and refuses a deck that none allows (GAP-51)", () =>
    withWorkbench(async (opened) => {
      const creatures = ["corvax", "bullx"].map((id) => newCreature(deckCards(), id));
      const deck = { name: "Two", creatures, tools: [], spells: [] };
      const order = { ...look, overlay: {}, battles: 10, key: "pvp.secondMoverEnergy", values: [2, 9], deck };
      const { text } = await ask(opened, ["POST", "/api/sweep"], order);
      const [line] = linesIn<SweepLine>(text);
      expect(line?.points.map(({ value, place }) => [value, place])).toEqual([
        [2, "pvp"],
        [9, "pvp"],
      ]);
      const drawn = linesIn<SweepLine>(
        (await ask(opened, ["POST", "/api/sweep"], { ...order, deck: null })).text,
      );
      expect(drawn[0]?.points).toHaveLength(10);
      const none = { ...order, deck: { ...deck, creatures: [] } };
      const { status, json } = await ask(opened, ["POST", "/api/sweep"], none);
      expect([status, json.error]).toEqual([
        400,
        expect.stringMatching(/^deck: creatures: found 0, allowed/),
      ]);
    }));

  it.each([
    ["/api/curve", { battles: 0 }, "battles must be a whole number from 1 to 2000."],
    ["/api/curve", { policy: "best" }, "policy must be one of full, fast, random."],
    ["/api/curve", { seed: "" }, "seed must be a text of 1 to 100 letters."],
    ["/api/curve", { overlay: { battle: { turnLimit: 0 } } }, "draft: battle.turnLimit: found 0"],
    ["/api/curve", { before: "none.json" }, "There is no such overlay."],
    ["/api/sweep", { key: "battle.turnlimit", values: [1, 2] }, "There is no such number in the rules."],
    ["/api/sweep", { key: "rescue.enabled", values: [1, 2] }, "There is no such number in the rules."],
    ["/api/sweep", { key: "battle.turnLimit", values: [5] }, "A sweep has 2 to 25 values."],
    ["/api/sweep", { key: "battle.turnLimit", values: ["5", "6"] }, "A sweep has 2 to 25 values."],
    ["/api/sweep", { key: "battle.turnLimit", values: [0, -1] }, "sweep: battle.turnLimit: found 0"],
  ])("refuses a wrong order for %s with %j in one sentence (GAP-51)", (path, change, sentence) =>
    withWorkbench(async (opened) => {
      const { status, json } = await ask(opened, ["POST", path], { ...look, ...change });
      expect([status, String(json.error).startsWith(sentence) || json.error]).toEqual([400, true]);
    }),
  );
});

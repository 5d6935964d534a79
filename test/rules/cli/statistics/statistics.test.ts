import { describe, expect, it } from "vitest";
import { difference, isClear, wilson } from "../../../../rules/cli/statistics/interval.ts";
import { type ResultOrigin, resultOf } from "../../../../rules/cli/statistics/simulation-result.ts";
import { newTally } from "../../../../rules/simulation/tally.ts";

const origin: ResultOrigin = {
  rulesHash: "0",
  seed: "1",
  policy: "full",
  player: "full",
  opponent: "easy",
  mode: "ai",
  difficulty: "easy",
  elapsedMs: 1,
  isInterrupted: false,
};

describe("ranges of win rates", () => {
  it("are Wilson score intervals (GAP-51)", () => {
    expect(wilson(81, 263)).toEqual({
      value: expect.closeTo(0.308, 3),
      low: expect.closeTo(0.2553, 4),
      high: expect.closeTo(0.3662, 4),
    });
    expect(wilson(0, 10)).toEqual({ value: 0, low: 0, high: expect.closeTo(0.2775, 4) });
    expect(wilson(10, 10)).toEqual({ value: 1, low: expect.closeTo(0.7225, 4), high: 1 });
    expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
  });

  it("of differences are Newcombe intervals (GAP-51)", () => {
    // Newcombe 1998, example (a): 56/70 against 48/80.
    const range = difference(wilson(56, 70), wilson(48, 80));
    expect(range).toEqual({
      value: expect.closeTo(0.2, 10),
      low: expect.closeTo(0.0524, 4),
      high: expect.closeTo(0.3339, 4),
    });
    expect(isClear(range)).toBe(true);
    expect(isClear(difference(wilson(5, 10), wilson(4, 10)))).toBe(false);
  });
});

describe("the lift of a card", () => {
  it("is the win rate with the card minus that without it (GAP-51)", () => {
    const tally = { ...newTally(), battles: 150, wins: 104, losses: 46 };
    tally.use.tools["Ledger Lens"] = { uses: 99, battles: 70, wins: 56, usedIn: 35 };
    const { tools } = resultOf(tally, origin);
    expect(tools["Ledger Lens"]).toEqual({
      uses: 99,
      used: 0.5,
      lift: 0.2,
      low: expect.closeTo(0.0524, 4),
      high: expect.closeTo(0.3339, 4),
    });
  });

  it("is unknown when every battle had the card (GAP-51)", () => {
    const tally = { ...newTally(), battles: 10, wins: 5, losses: 5 };
    tally.use.synergies["Full Force"] = { uses: 80, battles: 10, wins: 5, usedIn: 10 };
    expect(resultOf(tally, origin).synergies["Full Force"]).toEqual({
      uses: 80,
      used: 1,
      lift: null,
      low: null,
      high: null,
    });
  });
});

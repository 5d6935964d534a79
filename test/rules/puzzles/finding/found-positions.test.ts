import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../../rules/index.ts";
import { BLIND, blindLead } from "../../../../rules/puzzles/finding/blind-check.ts";
import { difficultyOf } from "../../../../rules/puzzles/finding/find-position.ts";
import { themeOf } from "../../../../rules/puzzles/finding/theme.ts";
import { positionBattle } from "../../../../rules/puzzles/position-battle.ts";
import { withChance } from "../../../../rules/puzzles/position-rules.ts";
import { drawnPositions, positions } from "../drawn-positions.ts";

const { rules } = positions;
const chances = withChance(rules, shippedRules);

/** Less than `BLIND`, for positions that are quickly looked at. */
const QUICK = {
  ...BLIND,
  rounds: [
    [30, 4],
    [8, 12],
    [2, 40],
  ],
} as const;

describe("the blind check", () => {
  it("confirms drawn positions without looking at their solutions (GAP-74) @long", () => {
    const easiest = drawnPositions().sort((one, other) => one.difficulty - other.difficulty);
    const leads = easiest
      .slice(0, 3)
      .map((position) => blindLead(rules, chances, { ...position, solution: [] }, "test", QUICK));
    expect(leads.filter((lead) => lead === null || lead < BLIND.clearLead)).toEqual([]);
  });
});

describe("the theme of a position", () => {
  it("follows from the solution of each drawn position (GAP-74)", () => {
    const drawn = drawnPositions(40);
    const themes = drawn.map((position) => themeOf(rules, positionBattle(rules, position), position));
    expect(themes).toEqual(drawn.map(({ theme }) => theme));
  });
});

describe("the difficulty of a position", () => {
  it("rises with actions, with states, and where the best player misses it (GAP-74)", () => {
    const [second, third] = [drawnSolution(2), drawnSolution(3)];
    const base = difficultyOf({ solution: second, states: 50, isFoundByFull: true });
    expect(difficultyOf({ solution: third, states: 50, isFoundByFull: true })).toBeGreaterThan(base);
    expect(difficultyOf({ solution: second, states: 500, isFoundByFull: true })).toBeGreaterThan(base);
    expect(difficultyOf({ solution: second, states: 50, isFoundByFull: false })).toBeGreaterThan(base);
  });
});

function drawnSolution(length: number) {
  return Array.from({ length }, () => ({ type: "endTurn" }) as const);
}

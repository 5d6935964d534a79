import { describe, expect, it } from "vitest";
import { shippedRules as rules } from "../../../../rules/index.ts";
import { rankCorrelation } from "./support/rank-correlation.ts";
import { playSeason } from "./support/season.ts";

const PLAN = { players: 1000, battlesEach: 50, spread: 250 };
const SEEDS = ["1", "2", "3", "4", "5"];

describe("the rank correlation", () => {
  it.each([
    [[1, 2, 3], [10, 20, 90], 1],
    [[1, 2, 3], [3, 2, 1], -1],
    [[1, 2, 3, 4], [1, 2, 4, 3], 0.8],
    [[1, 2, 3, 4], [1, 2, 2, 4], 0.9487],
  ])("of %j and %j is %f", (one, other, expected) => {
    expect(rankCorrelation(one, other)).toBeCloseTo(expected, 4);
  });
});

describe("1,000 players after 50 battles each", () => {
  it("are in the order of their true strength: mean rank correlation at least 0.9 (GAP-40, GAP-41)", () => {
    const seasons = SEEDS.map((seed) => playSeason(rules, seed, PLAN));
    const battles = seasons.flat().map((player) => player.rated_battles);
    // The pair's cap takes away the few battles that are missing.
    expect(meanOf(battles)).toBeGreaterThan(PLAN.battlesEach - 0.1);
    const correlations = seasons.map((players) =>
      rankCorrelation(
        players.map(({ strength }) => strength),
        players.map(({ rating }) => rating),
      ),
    );
    expect(meanOf(correlations)).toBeGreaterThanOrEqual(0.9);
  });
});

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

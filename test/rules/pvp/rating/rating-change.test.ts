import { describe, expect, it } from "vitest";
import {
  expectedScore,
  newStatistics,
  rankText,
  rankTitle,
  ratingChanges,
  ratingFactor,
  shippedRules as rules,
  whyNotRated,
} from "../../../../rules/index.ts";

/** A player past the first ten rated battles. */
const seasoned = (rating: number) => ({ rating, rated_battles: 10 });
const fresh = (rating: number) => ({ rating, rated_battles: 9 });

describe("a rating", () => {
  it("starts at 1000 (GAP-40, GAP-47)", () => {
    expect(newStatistics(rules).rating).toBe(1000);
  });

  it.each([
    [1200, 1200, 16, -16],
    [1000, 1400, 29, -29],
    [1400, 1000, 3, -3],
  ])("of %i that beats %i changes by %i and %i (GAP-40)", (winner, loser, gain, loss) => {
    expect(ratingChanges(rules, [seasoned(winner), seasoned(loser)], 0)).toEqual([gain, loss]);
    expect(ratingChanges(rules, [seasoned(loser), seasoned(winner)], 1)).toEqual([loss, gain]);
  });

  it.each([
    [0, 48],
    [9, 48],
    [10, 32],
    [500, 32],
  ])("after %i rated battles moves with K = %i (GAP-40)", (battles, factor) => {
    expect(ratingFactor(rules, battles)).toBe(factor);
  });

  it("moves each player by their own K (GAP-40)", () => {
    expect(ratingChanges(rules, [fresh(1200), seasoned(1200)], 0)).toEqual([24, -16]);
    expect(ratingChanges(rules, [fresh(1200), seasoned(1200)], 1)).toEqual([-24, 16]);
  });

  it("moves by at least one point when a battle is decided (GAP-40)", () => {
    expect(ratingChanges(rules, [seasoned(3000), seasoned(1000)], 0)).toEqual([1, -1]);
  });

  it.each([
    [1200, 1200, 0, 0],
    [1000, 1400, 13, -13],
    [1400, 1000, -13, 13],
    [1200, 1201, 0, 0],
  ])("of %i drawn with %i changes by %i and %i (GAP-40)", (one, two, first, second) => {
    expect(ratingChanges(rules, [seasoned(one), seasoned(two)], "draw")).toEqual([first, second]);
  });

  it("never falls below 100 (GAP-40)", () => {
    expect(ratingChanges(rules, [seasoned(105), seasoned(105)], 1)).toEqual([-5, 16]);
    expect(ratingChanges(rules, [seasoned(100), seasoned(100)], 1)).toEqual([0, 16]);
    expect(ratingChanges(rules, [seasoned(100), seasoned(100)], 0)).toEqual([16, 0]);
    expect(ratingChanges(rules, [seasoned(105), seasoned(300)], 1)).toEqual([-5, 8]);
    expect(ratingChanges(rules, [seasoned(105), seasoned(300)], 0)).toEqual([24, -24]);
  });

  it("expects 1/11 of the points against an opponent 400 points above, and both shares add up to one (GAP-40)", () => {
    expect(expectedScore(rules, 1000, 1400)).toBeCloseTo(1 / 11, 12);
    expect(expectedScore(rules, 1400, 1000)).toBeCloseTo(10 / 11, 12);
    expect(expectedScore(rules, 1200, 1200)).toBe(0.5);
  });
});

describe("a battle of two players", () => {
  const battle = { by: "defeat", turn: 9, damage: 500, earlierOfPair: 0 } as const;

  it.each([
    [0, null],
    [2, null],
    [3, "pair_limit"],
    [4, "pair_limit"],
  ])(
    "is rated up to the limit of the pair: after %i rated ones within 24 h (GAP-40, ABU-48, ABU-51)",
    (earlierOfPair, reason) => {
      expect(whyNotRated(rules, { ...battle, earlierOfPair })).toBe(reason);
      expect(whyNotRated(rules, { ...battle, by: "forfeit", earlierOfPair })).toBe(reason);
      expect(rules.pvp.rating.pairWindowMs).toBe(24 * 3_600_000);
    },
  );

  it.each([
    [1, 0, "early_forfeit"],
    [2, 0, "early_forfeit"],
    [3, 0, null],
    [2, 1, null],
  ])(
    "is rated by turn and damage when it was given up or ran out of time: turn %i, %i damage (GAP-40, ABU-51)",
    (turn, damage, reason) => {
      for (const by of ["forfeit", "timeout"] as const)
        expect(whyNotRated(rules, { ...battle, by, turn, damage })).toBe(reason);
    },
  );

  it("is rated when it ends early without being given up (GAP-40)", () => {
    expect(whyNotRated(rules, { ...battle, turn: 2, damage: 0 })).toBeNull();
    expect(whyNotRated(rules, { ...battle, by: "turnLimit", turn: 100 })).toBeNull();
  });

  it("is not rated when it was closed (GAP-42)", () => {
    expect(whyNotRated(rules, { ...battle, by: "closed" })).toBe("closed");
  });
});

describe("a rank", () => {
  it.each([
    [100, "Bronze"],
    [799, "Bronze"],
    [800, "Silver"],
    [999, "Silver"],
    [1000, "Gold"],
    [1199, "Gold"],
    [1200, "Platinum"],
    [1499, "Platinum"],
    [1500, "Diamond"],
    [1799, "Diamond"],
    [1800, "Master"],
    [2199, "Master"],
    [2200, "Grandmaster"],
    [9000, "Grandmaster"],
  ])("of %i is %s (GAP-47, PVP-060)", (rating, title) => {
    expect(rankTitle(rules, rating)).toBe(title);
  });

  it.each([
    [0, "Unranked"],
    [1, "Rank #1"],
    [42, "Rank #42"],
  ])("number %i reads '%s' (CON-77, PVP-043)", (rank, text) => {
    expect(rankText(rules, rank)).toBe(text);
  });
});

import { describe, expect, it } from "vitest";
import { newRandom, type RandomState, roll } from "../../../../rules/battle/state/random.ts";
import type { Interval } from "../../../../rules/cli/statistics/interval.ts";
import {
  type LiftBattle,
  pairedLifts,
  pairedMeans,
  pairedRatios,
  pairedShares,
} from "../../../../rules/cli/statistics/paired.ts";

function repeated<Value>(count: number, value: Value): Value[] {
  return Array.from({ length: count }, () => value);
}

/** A battle that changes wins 60% under the new rules and 50% under the old ones, and one in four changes. */
function battle(random: RandomState) {
  const has = roll(random) < 0.3;
  const before = roll(random) < 0.5;
  const after = roll(random) < 0.25 ? roll(random) < (has ? 0.9 : 0.5) : before;
  return { has, before, after };
}

const TRUE_DIFFERENCE = 0.25 * 0.3 * 0.4;
const TRUE_LIFT_CHANGE = 0.25 * 0.4;

/** The share of 400 measurements of 300 battles whose range holds the truth. */
function coverage(truth: number, measure: (battles: ReturnType<typeof battle>[]) => Interval | null): number {
  const random = newRandom("coverage");
  const hits = repeated(400, null).filter(() => {
    const range = measure(repeated(300, null).map(() => battle(random)));
    return range !== null && range.low <= truth && truth <= range.high;
  });
  return hits.length / 400;
}

function liftBattles(battles: ReturnType<typeof battle>[], when: "before" | "after"): LiftBattle[] {
  return battles.map((one) => ({ has: one.has, won: one[when] }));
}

describe("ranges of differences in the same battles", () => {
  it("count for win rates only the battles that went the other way, after Bonett and Price (GAP-51)", () => {
    // Airway hyper-responsiveness before and after a transplantation (Bentur 2009): 21 patients, 7 and 1 changed.
    const range = pairedShares([
      ...repeated(7, { before: false, after: true }),
      ...repeated(1, { before: true, after: false }),
      ...repeated(13, { before: true, after: true }),
    ]);
    expect(range.value).toBeCloseTo(6 / 21, 10);
    expect(range.low).toBeCloseTo(0.0133, 3);
    expect(range.high).toBeCloseTo(0.5084, 3);
  });

  it("are narrow but never empty where no battle went the other way (GAP-51)", () => {
    const range = pairedShares(repeated(500, { before: true, after: true }));
    expect(range.value).toBe(0);
    expect(range.high).toBeCloseTo(0.0055, 3);
    expect(range.low).toBeCloseTo(-0.0055, 3);
  });

  it("hold the truth about 95 times in 100, for win rates and for lifts (GAP-51)", () => {
    expect(coverage(TRUE_DIFFERENCE, pairedShares)).toBeGreaterThan(0.92);
    expect(
      coverage(TRUE_LIFT_CHANGE, (all) => pairedLifts(liftBattles(all, "before"), liftBattles(all, "after"))),
    ).toBeGreaterThan(0.92);
  });

  it("do not hold what is not true (GAP-51)", () => {
    expect(coverage(TRUE_DIFFERENCE + 0.08, pairedShares)).toBeLessThan(0.2);
    expect(
      coverage(TRUE_LIFT_CHANGE + 0.3, (all) =>
        pairedLifts(liftBattles(all, "before"), liftBattles(all, "after")),
      ),
    ).toBeLessThan(0.2);
  });

  it("leave the range of a lift unknown where every battle had the card (GAP-51)", () => {
    const all = repeated(10, { has: true, won: true });
    expect(pairedLifts(all, all)).toBeNull();
  });

  it("of turns are those of the mean difference (GAP-51)", () => {
    expect(pairedMeans([2, 2, 2])).toEqual({ value: 2, low: 2, high: 2 });
    expect(pairedMeans([0, 2])).toEqual({
      value: 1,
      low: expect.closeTo(-0.386, 3),
      high: expect.closeTo(2.386, 3),
    });
  });
});

describe("the change of a share of actions", () => {
  const battles = (...done: number[]) => done.map((one) => ({ done: one, of: 10 }));

  it("the change of a share is the difference of both, with a range from battle to battle", () => {
    const { difference, after } = pairedRatios(battles(1, 2, 3, 2), battles(3, 4, 5, 6));
    const { value, low, high } = difference;
    expect(value).toBeCloseTo(0.25, 9);
    expect(low).toBeGreaterThan(0.15);
    expect(high).toBeLessThan(0.35);
    expect(after).toEqual({ value: 0.45, low: expect.closeTo(0.34, 2), high: expect.closeTo(0.56, 2) });
  });

  it("a share of all there is has no range above it", () => {
    const most = [...battles(10, 10, 10), { done: 9, of: 10 }];
    expect(pairedRatios(most, most).after).toEqual({
      value: 0.975,
      low: expect.closeTo(0.933, 2),
      high: 1,
    });
  });

  it("battles that went as before change no share, and leave the range no width", () => {
    expect(pairedRatios(battles(1, 2), battles(1, 2))).toMatchObject({
      difference: { value: 0, low: 0, high: 0 },
    });
  });

  it("counts a long battle for as much as it adds to the share", () => {
    const short = { done: 1, of: 1 };
    const { difference } = pairedRatios([short, { done: 0, of: 99 }], [short, { done: 99, of: 99 }]);
    expect(difference.value).toBeCloseTo(0.99, 9);
  });
});

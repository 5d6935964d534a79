import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  hashRules,
  positionEndsAt,
  positionNumberOf,
  positionStreak,
  type RuleSet,
  shippedRules as rules,
} from "../../../rules/index.ts";
import { startOfDate } from "../../../rules/pvp/calendar.ts";
import { loadRules } from "../../../rules/validation.ts";

const MIDNIGHT = Date.UTC(2026, 10, 29);
const DAY_MS = 86_400_000;

function withRestDays(restDaysAWeek: number): RuleSet {
  return { ...rules, puzzles: { ...rules.puzzles, restDaysAWeek } };
}

describe("a position's day", () => {
  it("gives the first UTC day number 1, and each later day the next number (GAP-73)", () => {
    expect(positionNumberOf(rules, MIDNIGHT)).toBe(1);
    expect(positionNumberOf(rules, MIDNIGHT + DAY_MS - 1)).toBe(1);
    expect(positionNumberOf(rules, MIDNIGHT + DAY_MS)).toBe(2);
    expect(positionNumberOf(rules, Date.UTC(2027, 10, 29, 23, 59))).toBe(366);
  });

  it("gives number 1 before the first day as well, as with a wrong clock", () => {
    expect(positionNumberOf(rules, MIDNIGHT - 1)).toBe(1);
    expect(positionNumberOf(rules, 0)).toBe(1);
  });

  it("ends when the next one's begins", () => {
    expect(positionEndsAt(rules, 1)).toBe(MIDNIGHT + DAY_MS);
    const end = positionEndsAt(rules, 214);
    expect([positionNumberOf(rules, end - 1), positionNumberOf(rules, end)]).toEqual([214, 215]);
  });

  it("can begin on any date of the calendar, and on no other", () => {
    expect(startOfDate("2028-02-29")).toBe(Date.UTC(2028, 1, 29));
    expect(startOfDate("2026-02-29")).toBeNull();
    expect(startOfDate("2026-13-01")).toBeNull();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80_000 }), (day) => {
        const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
        expect(startOfDate(date)).toBe(day * DAY_MS);
      }),
    );
  });

  it("stops a start whose first day is in no calendar, with a sentence", () => {
    const loaded = loadRules({ puzzles: { firstDay: "2026-02-30" } });
    expect(loaded.ok ? "" : loaded.problems.join("\n")).toContain(
      'puzzles.firstDay: found "2026-02-30", allowed: a date of the calendar',
    );
  });

  it("the first day of positions is no part of the rule hash, so that replays stay true (GAP-72)", () => {
    const other = {
      ...rules,
      puzzles: { ...rules.puzzles, firstDay: "2027-01-01", restDaysAWeek: 3, triesADay: 9 },
    };
    expect(hashRules(other)).toBe(hashRules(rules));
  });
});

describe("positionStreak", () => {
  it("counts solved days in a row up to today (GAP-73)", () => {
    expect(positionStreak(rules, [], 5)).toEqual({ days: 0, best: 0 });
    expect(positionStreak(rules, [5], 5)).toEqual({ days: 1, best: 1 });
    expect(positionStreak(rules, [7, 3, 6, 4, 5], 7)).toEqual({ days: 5, best: 5 });
  });

  it("goes on while today is not solved yet", () => {
    expect(positionStreak(rules, [3, 4, 5], 6)).toEqual({ days: 3, best: 3 });
  });

  it("rests one day, which it does not count", () => {
    expect(positionStreak(rules, [3, 4, 6], 6)).toEqual({ days: 3, best: 3 });
    expect(positionStreak(rules, [3, 4], 6)).toEqual({ days: 2, best: 2 });
  });

  it("ends with two missed days in a row", () => {
    expect(positionStreak(rules, [1, 2, 3, 4], 7)).toEqual({ days: 0, best: 4 });
    expect(positionStreak(rules, [1, 2, 3, 4, 7], 7)).toEqual({ days: 1, best: 4 });
  });

  it("begins after the first of two missed days that are in the same seven", () => {
    // 3 and 9 are seven days from end to end, 3 and 10 are eight.
    expect(positionStreak(rules, [1, 2, 4, 5, 6, 7, 8, 10], 10)).toEqual({ days: 6, best: 7 });
    expect(positionStreak(rules, [1, 2, 4, 5, 6, 7, 8, 9, 11], 11)).toEqual({ days: 9, best: 9 });
  });

  it("has as many rest days as the rules say", () => {
    expect(positionStreak(withRestDays(0), [1, 2, 4], 4)).toEqual({ days: 1, best: 2 });
    expect(positionStreak(withRestDays(2), [1, 2, 5], 5)).toEqual({ days: 3, best: 3 });
  });

  it("ignores numbers after today and repeated ones", () => {
    expect(positionStreak(rules, [4, 4, 5, 9], 5)).toEqual({ days: 2, best: 2 });
  });

  it("a streak is the longest row of days that its definition allows, whatever was solved", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 30 })),
        fc.integer({ min: 1, max: 34 }),
        fc.integer({ min: 0, max: 3 }),
        (solved, today, restDays) => {
          const found = positionStreak(withRestDays(restDays), solved, today);
          expect(found).toEqual(byDefinition(solved, today, restDays));
        },
      ),
      { numRuns: 2000, seed: 73 },
    );
  });

  it("never loses the best one, and gains at most one by solving today", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 40 })), (solved) => {
        const until = solved.filter((day) => day < 40);
        const before = positionStreak(rules, until, 40);
        const after = positionStreak(rules, [...until, 40], 40);
        expect(after.days).toBe(before.days + 1);
        expect(after.best).toBe(Math.max(before.best, after.days));
        expect(positionStreak(rules, until, 47).best).toBe(before.best);
      }),
    );
  });
});

/** The same by trying every row of days. */
function byDefinition(solved: readonly number[], today: number, restDays: number) {
  const isSolved = new Set(solved.filter((day) => day <= today));
  const isMissed = (day: number) => day !== today && !isSolved.has(day);
  const isStreak = (from: number, to: number) => {
    for (let week = from; week <= to; week++) {
      let missed = 0;
      for (let day = week; day <= Math.min(week + 6, to); day++) if (isMissed(day)) missed++;
      if (missed > restDays) return false;
    }
    return true;
  };
  let [days, best] = [0, 0];
  for (let from = 1; from <= today; from++)
    for (let to = from; to <= today; to++) {
      if (!isStreak(from, to)) continue;
      const length = [...isSolved].filter((day) => day >= from && day <= to).length;
      best = Math.max(best, length);
      if (to === today) days = Math.max(days, length);
    }
  return { days, best };
}

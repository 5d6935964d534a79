import { describe, expect, it } from "vitest";
import {
  afterBattle,
  battleNotice,
  damageRatio,
  durationText,
  newStatistics,
  type PlayedBattle,
  relativeTime,
  shippedRules as rules,
  signedChange,
  unratedText,
  winRate,
} from "../../../../rules/index.ts";

const BATTLE: PlayedBattle = { side: 0, winner: 0, damageDealt: [300, 120], ratingChange: 16 };
const START = newStatistics(rules);

describe("a player's statistics", () => {
  it("begin at 1000 with nothing else (PVP-048, GAP-40)", () => {
    expect(START).toEqual({
      rating: 1000,
      wins: 0,
      losses: 0,
      win_streak: 0,
      best_win_streak: 0,
      total_damage_dealt: 0,
      total_damage_taken: 0,
      rated_battles: 0,
    });
  });

  it("after a win gain rating, win, streak and damage (GAP-44)", () => {
    expect(afterBattle(START, BATTLE)).toEqual({
      rating: 1016,
      wins: 1,
      losses: 0,
      win_streak: 1,
      best_win_streak: 1,
      total_damage_dealt: 300,
      total_damage_taken: 120,
      rated_battles: 1,
    });
  });

  it("mirror the damage for the other side (GAP-44)", () => {
    expect(afterBattle(START, { ...BATTLE, side: 1, ratingChange: -16 })).toMatchObject({
      rating: 984,
      wins: 0,
      losses: 1,
      total_damage_dealt: 120,
      total_damage_taken: 300,
    });
  });

  it("lose the streak with a loss and keep the best (GAP-44)", () => {
    let record = START;
    for (const winner of [0, 0, 1, 0] as const) record = afterBattle(record, { ...BATTLE, winner });
    expect(record).toMatchObject({ wins: 3, losses: 1, win_streak: 1, best_win_streak: 2 });
  });

  it("keep the streak through a draw, which is neither win nor loss (GAP-44)", () => {
    const drawn = afterBattle(afterBattle(START, BATTLE), { ...BATTLE, winner: "draw", ratingChange: 0 });
    expect(drawn).toMatchObject({ wins: 1, losses: 0, win_streak: 1, best_win_streak: 1, rated_battles: 2 });
  });

  it("count an unrated battle without moving the rating (GAP-40, GAP-44)", () => {
    expect(afterBattle(START, { ...BATTLE, ratingChange: null })).toMatchObject({
      rating: 1000,
      wins: 1,
      rated_battles: 0,
    });
  });
});

describe("the win rate", () => {
  it.each([
    [0, 0, 0],
    [1, 0, 100],
    [0, 3, 0],
    [1, 2, 33],
    [2, 1, 67],
    [1, 7, 13],
  ])("of %i wins and %i losses is %i percent (PVP-051)", (wins, losses, percent) => {
    expect(winRate({ wins, losses })).toBe(percent);
  });
});

describe("the damage ratio", () => {
  it.each([
    [300, 120, "2.50"],
    [1, 3, "0.33"],
    [0, 5, "0.00"],
    [5, 0, "∞"],
    [0, 0, "∞"],
  ])("of %i dealt and %i taken is %s (PVP-045)", (total_damage_dealt, total_damage_taken, text) => {
    expect(damageRatio(rules, { total_damage_dealt, total_damage_taken })).toBe(text);
  });
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MOMENT = Date.UTC(2026, 1, 27, 23, 30);

describe("the time since a battle", () => {
  it.each([
    [0, "0m ago"],
    [MINUTE - 1, "0m ago"],
    [59 * MINUTE, "59m ago"],
    [HOUR - 1, "59m ago"],
    [HOUR, "1h ago"],
    [DAY - 1, "23h ago"],
    [DAY, "1d ago"],
    [7 * DAY - 1, "6d ago"],
    [7 * DAY, "2026-02-27"],
    [-HOUR, "0m ago"],
  ])("%i ms after it reads '%s' (PVP-052, PVP-046)", (later, text) => {
    expect(relativeTime(rules, MOMENT, MOMENT + later)).toBe(text);
  });

  it.each([
    [Date.UTC(2027, 0, 1), "2027-01-01"],
    [Date.UTC(2026, 11, 31, 23, 59), "2026-12-31"],
    [Date.UTC(2028, 1, 29), "2028-02-29"],
    [Date.UTC(2100, 2, 1), "2100-03-01"],
    [Date.UTC(1970, 0, 1), "1970-01-01"],
  ])("of %i, weeks ago, is the date %s (PVP-052)", (moment, text) => {
    expect(relativeTime(rules, moment, moment + 30 * DAY)).toBe(text);
  });

  it("is right for every day of 500 years (PVP-052)", () => {
    for (let moment = 0; moment < Date.UTC(2470, 0, 1); moment += DAY) {
      const iso = new Date(moment).toISOString().slice(0, 10);
      if (relativeTime(rules, moment, moment + 30 * DAY) !== iso) throw new Error(`wrong at ${iso}`);
    }
  });

  it("leaves the form of the date to the screen that asks (PVP-052)", () => {
    expect(relativeTime(rules, MOMENT, MOMENT + 7 * DAY, () => "27 February")).toBe("27 February");
  });
});

describe("the length of a battle", () => {
  it.each([
    [0, "0:00"],
    [999, "0:00"],
    [9_000, "0:09"],
    [61_000, "1:01"],
    [3_600_000, "60:00"],
    [-1, "0:00"],
  ])("of %i ms reads %s (PVP-046)", (milliseconds, text) => {
    expect(durationText(milliseconds)).toBe(text);
  });
});

describe("a rating change", () => {
  it.each([
    [16, "+16"],
    [-16, "-16"],
    [0, "+0"],
    [-0, "+0"],
  ])("of %i reads %s (PVP-046, CON-78)", (change, text) => {
    expect(signedChange(change)).toBe(text);
  });

  it.each([
    ["victory", 16, "Victory! +16 rating"],
    ["victory", 0, "Victory! +0 rating"],
    ["defeat", -16, "Defeat! -16 rating"],
    ["defeat", 0, "Defeat! No rating change"],
    ["draw", 4, "Draw! +4 rating"],
  ] as const)("after a %s by %i is announced as '%s' (CON-78, PVP-041)", (outcome, change, text) => {
    expect(battleNotice(rules, outcome, change)).toBe(text);
  });

  it.each([
    ["victory", "Victory!"],
    ["draw", "Draw!"],
    ["defeat", "Defeat! No rating change"],
  ] as const)("after an unrated %s is announced as '%s' (CON-78, PVP-041)", (outcome, text) => {
    expect(battleNotice(rules, outcome, 0, "friendly")).toBe(text);
  });

  it.each([
    ["victory", 0, "practice", "Practice against a bot changes no rating."],
    ["defeat", 0, "early_forfeit", "Not rated: the battle ended before turn 3 and without damage."],
    ["draw", 0, "closed", "Not rated: the battle was closed without a result."],
    ["defeat", 0, null, "Your rating is protected: it cannot fall below 100."],
    ["defeat", -16, null, null],
    ["draw", 0, null, null],
  ] as const)(
    "after a %s by %i, unrated: %s, is explained as '%s' (GAP-40)",
    (outcome, change, unrated, text) => {
      expect(unratedText(rules, outcome, change, unrated)).toBe(text);
    },
  );
});

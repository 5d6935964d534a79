import { describe, expect, it } from "vitest";
import {
  type Contender,
  leaderboardPage,
  periodStart,
  rankContenders,
  rankOf,
  shippedRules as rules,
} from "../../../../rules/index.ts";

function contender(user_id: string, rating: number, wins = 1, losses = 0): Contender {
  return { user_id, first_name: user_id.toUpperCase(), rating, wins, losses };
}

describe("the order of the leaderboard", () => {
  const contenders = [
    contender("d", 1000, 5),
    contender("b", 1200, 1, 9),
    contender("c", 1000, 9),
    contender("a", 1000, 5),
  ];

  it("is by rating, then wins, then id, with ranks from 1 (GAP-45)", () => {
    expect(rankContenders(contenders).map(({ user_id, rank }) => [user_id, rank])).toEqual([
      ["b", 1],
      ["c", 2],
      ["a", 3],
      ["d", 4],
    ]);
    expect(contenders[0]?.user_id).toBe("d");
  });

  it("gives a player's rank, 0 to one who is not on it (GAP-45, CON-77)", () => {
    expect(["b", "d", "nobody"].map((id) => rankOf(contenders, id))).toEqual([1, 4, 0]);
  });
});

describe("a page of the leaderboard", () => {
  const many = Array.from({ length: 41 }, (_, index) => contender(`p${index}`, 2000 - index));
  const idsOf = (page: number) => leaderboardPage(rules, many, page).players.map(({ user_id }) => user_id);

  it("holds 20 players, ranked over the whole list (GAP-45, PVP-059, CST-024)", () => {
    const { players, totalPages } = leaderboardPage(rules, many, 2);
    expect(totalPages).toBe(3);
    expect(players).toHaveLength(20);
    expect(players[0]).toEqual({ ...contender("p20", 1980), rank: 21 });
    expect(idsOf(3)).toEqual(["p40"]);
  });

  it("below 1 is the first one, and beyond the end is empty (GAP-45)", () => {
    for (const page of [0, -3, Number.NaN]) expect(idsOf(page)).toEqual(idsOf(1));
    expect(idsOf(4)).toEqual([]);
  });

  it("is the only one, and empty, without any player (GAP-45)", () => {
    expect(leaderboardPage(rules, [], 1)).toEqual({ players: [], totalPages: 1 });
    expect(leaderboardPage(rules, many.slice(0, 40), 1).totalPages).toBe(2);
  });
});

describe("the period of a filter", () => {
  it("of all time has no beginning (GAP-45)", () => {
    expect(periodStart("all", Date.UTC(2026, 10, 21))).toBe(0);
  });

  it("begins on Monday and on the first of the month, at midnight UTC, on any day of 160 years (GAP-45)", () => {
    for (let moment = Date.UTC(1970, 0, 1, 5, 6, 7); moment < Date.UTC(2130, 0, 1); moment += 86_400_000) {
      const date = new Date(moment);
      const month = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
      const sinceMonday = (date.getUTCDay() + 6) % 7;
      const week = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() - sinceMonday);
      if (periodStart("month", moment) !== month || periodStart("week", moment) !== week)
        throw new Error(`wrong at ${date.toISOString()}`);
    }
    expect(periodStart("week", Date.UTC(2026, 10, 23))).toBe(Date.UTC(2026, 10, 23));
    expect(periodStart("week", Date.UTC(2026, 10, 23) - 1)).toBe(Date.UTC(2026, 10, 16));
    expect(periodStart("month", Date.UTC(2028, 2, 1) - 1)).toBe(Date.UTC(2028, 1, 1));
  });
});

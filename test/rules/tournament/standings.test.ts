import { describe, expect, it } from "vitest";
import { type Pairing, type PairingOutcome, standings } from "../../../rules/index.ts";
import { playTournament } from "./play-tournament.ts";

/** Pairings as 'player, opponent, outcome', all in one round: the table does not look at rounds. */
function pairingsOf(...rows: [one: number, two: number | null, outcome: PairingOutcome | null][]): Pairing[] {
  return rows.map(([one, two, outcome], index) => ({ round: 1, table: index + 1, one, two, outcome }));
}

const order = (players: number[], pairings: Pairing[], seed = "s") =>
  standings({ seed, players, pairings }).map(({ player }) => player);

describe("the table of a tournament", () => {
  it("counts points, the points of all opponents, and those of the beaten ones and half of those in draws", () => {
    const pairings = pairingsOf([1, 2, "one"], [1, 3, "draw"], [2, 3, "two"], [4, 1, "none"], [2, 4, null]);
    const rows = standings({ seed: "s", players: [1, 2, 3, 4], pairings });
    expect(rows.find(({ player }) => player === 1)).toMatchObject({
      points: 1.5,
      wins: 1,
      buchholz: 0 + 1.5 + 0,
      sonnebornBerger: 0 + 0.75,
    });
    expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
  });

  it("puts equal points in the order of Buchholz", () => {
    const pairings = pairingsOf([1, 3, "one"], [2, 4, "one"], [3, 5, "one"]);
    expect(order([1, 2, 3, 4, 5], pairings).indexOf(1)).toBe(0);
    expect(standings({ seed: "s", players: [1, 2, 3, 4, 5], pairings })[0]).toMatchObject({ buchholz: 1 });
  });

  it("counts a bye as a victory over an opponent with the player's own points", () => {
    const [row] = standings({ seed: "s", players: [1, 2, 3], pairings: pairingsOf([1, null, "one"]) });
    expect(row).toMatchObject({ player: 1, points: 1, wins: 1, buchholz: 1, sonnebornBerger: 1 });
  });

  it("puts whoever won their battle before the other where all else is equal", () => {
    // 1 and 2 have a point, and met and beat opponents with the same points.
    const pairings = pairingsOf([1, 2, "one"], [3, 1, "one"], [2, 4, "one"], [4, 5, "one"]);
    for (const seed of ["a", "b", "c", "d", "e", "f"])
      expect(order([1, 2, 3, 4, 5], pairings, seed).slice(0, 2)).toEqual([1, 2]);
  });

  it("draws lots by the seed where everything is equal", () => {
    const orders = ["a", "b", "c", "d", "e", "f"].map((seed) => order([1, 2, 3], [], seed).join());
    expect(new Set(orders).size).toBeGreaterThan(1);
    expect(order([1, 2, 3], [], "a")).toEqual(order([1, 2, 3], [], "a"));
  });

  it("shares out one point for each decided pairing", () => {
    const { pairings, ...tournament } = playTournament("sum", 33);
    const decided = pairings.filter(({ outcome }) => outcome !== "none").length;
    const sum = standings({ ...tournament, pairings }).reduce((total, { points }) => total + points, 0);
    expect(sum).toBe(decided);
  });
});

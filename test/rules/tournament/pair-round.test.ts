import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Pairing, pairRound, roundsFor } from "../../../rules/index.ts";
import { playTournament } from "./play-tournament.ts";

const tournaments = fc.record({
  seed: fc.string({ minLength: 1, maxLength: 8 }),
  size: fc.integer({ min: 3, max: 64 }),
});

const seatsOf = ({ one, two }: Pairing) => (two === null ? [one] : [one, two]);
const keyOf = (pairing: Pairing) =>
  seatsOf(pairing)
    .sort((a, b) => a - b)
    .join(":");

/** The fewest rematches with which these players can be paired, found by trying every way. */
function fewestRematches(earlier: readonly Pairing[], present: readonly number[]): number {
  const [first, ...others] = present;
  if (first === undefined) return 0;
  const met = (other: number) =>
    earlier.filter((pairing) => keyOf(pairing) === keyOf({ ...pairing, one: first, two: other })).length;
  return Math.min(
    ...others.map(
      (other) =>
        met(other) +
        fewestRematches(
          earlier,
          others.filter((each) => each !== other),
        ),
    ),
  );
}

describe("pairings of a Swiss tournament", () => {
  it("hold everybody who is present once in each round, and nobody else", () => {
    fc.assert(
      fc.property(tournaments, fc.double({ min: 0, max: 0.5, noNaN: true }), ({ seed, size }, absence) => {
        const { pairings, present } = playTournament(seed, size, absence);
        for (const [index, there] of present.entries()) {
          const paired = pairings.filter(({ round }) => round === index + 1).flatMap(seatsOf);
          expect(paired.sort((a, b) => a - b)).toEqual(there);
        }
      }),
      { numRuns: 60, seed: 25 },
    );
  });

  it("bring nobody the same opponent or a bye twice as long as nobody leaves, from three players to 64", () => {
    for (let size = 3; size <= 64; size++) {
      const { pairings } = playTournament(`size ${size}`, size);
      const keys = pairings.map(keyOf);
      expect(new Set(keys).size, `${size} players`).toBe(keys.length);
    }
  });

  it("have as few rematches as possible where too many have left", () => {
    const sizes = fc.constantFrom(4, 6, 8);
    const rounds = fc.integer({ min: 2, max: 6 });
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 6 }), sizes, rounds, (seed, size, most) => {
        const players = Array.from({ length: size }, (_, index) => index + 1);
        const pairings: Pairing[] = [];
        for (let round = 1; round <= most; round++) {
          const paired = pairRound({ seed, players, pairings: [...pairings] }, round, players);
          const rematches = paired.reduce(
            (sum, pairing) => sum + pairings.filter((each) => keyOf(each) === keyOf(pairing)).length,
            0,
          );
          expect(rematches).toBe(fewestRematches(pairings, players));
          pairings.push(...paired.map((pairing) => ({ ...pairing, outcome: "one" as const })));
        }
      }),
      { numRuns: 30, seed: 25 },
    );
  });

  it("bring winners together: in the second of four players both have won, or both have lost", () => {
    const first: Pairing[] = pairRound(
      { seed: "s", players: [1, 2, 3, 4], pairings: [] },
      1,
      [1, 2, 3, 4],
    ).map((pairing) => ({ ...pairing, outcome: "two" }));
    const winners = first.map(({ two }) => two);
    const second = pairRound({ seed: "s", players: [1, 2, 3, 4], pairings: first }, 2, [1, 2, 3, 4]);
    expect(
      second.map((pairing) => seatsOf(pairing).filter((player) => winners.includes(player)).length),
    ).toEqual([2, 0]);
  });

  it("give the bye to the last of the table who had none, as a pairing that is won", () => {
    const first = pairRound({ seed: "s", players: [1, 2, 3], pairings: [] }, 1, [1, 2, 3]).map((pairing) => ({
      ...pairing,
      outcome: "one" as const,
    }));
    const loser = first.find(({ two }) => two !== null)?.two;
    const second = pairRound({ seed: "s", players: [1, 2, 3], pairings: first }, 2, [1, 2, 3]);
    expect(second.find(({ two }) => two === null)).toMatchObject({ one: loser, outcome: "one", table: 2 });
  });

  it("are the same under the same seed and others under another one", () => {
    const pairs = (seed: string) => playTournament(seed, 16).pairings.map(keyOf);
    expect(pairs("one")).toEqual(pairs("one"));
    expect(pairs("one")).not.toEqual(pairs("two"));
  });
});

describe("the number of rounds", () => {
  it("lets one player at most win every battle", () => {
    expect([2, 3, 4, 5, 8, 9, 16, 33, 64].map(roundsFor)).toEqual([1, 2, 2, 3, 3, 4, 4, 6, 6]);
  });
});

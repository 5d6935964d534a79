import { describe, expect, it } from "vitest";
import { shippedRules as rules } from "../../../../rules/index.ts";
import {
  chooseTraining,
  dueMistakes,
  newPositionRating,
  newTraining,
  noteTraining,
  type PositionTheme,
  type TrainingChoice,
} from "../../../../rules/positions.ts";

const FIRST_DAY = Date.UTC(2026, 10, 29);
const { nearest, reservedDays, mistakes } = rules.puzzles.training;

/** Forty positions, each ten points harder than the one before; every fourth asks for a defence. */
const POSITIONS = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  theme: (index % 4 === 3 ? "defendNow" : "toolFirst") satisfies PositionTheme as PositionTheme,
  difficulty: 1300 + index * 10,
}));

/** A choice without a past, on a day whose positions are the first. */
const choice = (change: Partial<TrainingChoice> = {}): TrainingChoice => ({
  positions: POSITIONS,
  training: newTraining(rules),
  theme: null,
  ratings: new Map(),
  inRow: [],
  seed: "seed",
  now: FIRST_DAY,
  ...change,
});

/** All ids that a hundred seeds choose. */
function chosen(change: Partial<TrainingChoice> = {}): Set<number | null> {
  const seeds = Array.from({ length: 100 }, (_, index) => String(index));
  return new Set(seeds.map((seed) => chooseTraining(rules, choice({ ...change, seed }))));
}

/** A training in which these positions were tried, all solved but those that are missed. */
function trained(ids: readonly number[], missed: readonly number[] = []) {
  const training = newTraining(rules);
  for (const id of ids) {
    const tried = { id, reached: !missed.includes(id), at: FIRST_DAY };
    noteTraining(rules, training, tried, newPositionRating(rules, 1500));
  }
  training.rating.rating = 1500;
  return training;
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe("chooseTraining", () => {
  it("draws one of those that are next to the player's rating, the same for the same seed (GAP-74)", () => {
    const ids = [...chosen()];
    expect(ids).toHaveLength(nearest);
    for (const id of ids) expect(Math.abs(Number(id) - 21)).toBeLessThanOrEqual(nearest);
    expect(chooseTraining(rules, choice())).toBe(chooseTraining(rules, choice()));
  });

  it("goes by a position's rating where it has one", () => {
    const ratings = new Map([
      [40, 1500],
      [21, 2500],
    ]);
    expect(chosen({ ratings }).has(40)).toBe(true);
    expect(chosen({ ratings }).has(21)).toBe(false);
  });

  it("keeps to a theme (GAP-74)", () => {
    for (const id of chosen({ theme: "defendNow" })) expect(Number(id) % 4).toBe(0);
    expect(chosen({ theme: "rightSpell" })).toEqual(new Set([null]));
  });

  it("lets no theme follow itself where all are asked for, as far as others are left (GAP-74)", () => {
    for (const id of chosen({ inRow: [21] })) expect(Number(id) % 4).toBe(0);
    for (const id of chosen({ inRow: [20] })) expect(Number(id) % 4).not.toBe(0);
    expect(chosen({ theme: "defendNow", inRow: [20] }).size).toBeGreaterThan(1);
  });

  it("leaves out the positions of today and of the days after it, also where the list begins anew", () => {
    const reserved = range(1, reservedDays);
    const training = trained([]);
    training.rating.rating = 1300;
    for (const id of chosen({ training })) expect(reserved).not.toContain(id);
    const lastDay = FIRST_DAY + 39 * 86_400_000;
    const later = chosen({ training, now: lastDay });
    for (const id of range(1, reservedDays - 1)) expect(later.has(id)).toBe(false);
    expect(later.has(reservedDays)).toBe(true);
  });

  it("takes a mistake that is due first, the one that waits longest (GAP-74)", () => {
    const others = range(20, 20 + mistakes.others);
    const gone = 400;
    const training = trained([gone, 30, 10, ...others], [gone, 30, 10]);
    expect(chosen({ training })).toEqual(new Set([30]));
    expect(dueMistakes(rules, choice({ training })), "without one that no longer ships").toBe(2);
    expect(chosen({ training, inRow: [30, 10] }), "also in the same row").toEqual(new Set([30]));
  });

  it("prefers what was never tried to what was", () => {
    const training = trained(range(11, 40));
    for (const id of chosen({ training })) expect(range(8, 10)).toContain(id);
  });

  it("goes back to what was solved longest ago when everything was tried", () => {
    const training = trained(range(8, 40));
    training.rating.rating = 1690;
    expect([...chosen({ training })].sort()).toEqual(range(20, 24));
  });

  it("repeats no position of the row but mistakes, and ends with the theme", () => {
    const defences = [8, 12, 16, 20, 24, 28, 32, 36, 40];
    const inRow = defences.slice(0, -1);
    const training = trained(inRow);
    expect(chosen({ theme: "defendNow", training, inRow })).toEqual(new Set([40]));
    expect(chosen({ theme: "defendNow", training: trained(defences), inRow: defences })).toEqual(
      new Set([null]),
    );
  });

  it("has nothing where there are no positions", () => {
    expect(chooseTraining(rules, choice({ positions: [] }))).toBeNull();
  });
});

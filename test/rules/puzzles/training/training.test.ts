import { describe, expect, it } from "vitest";
import { shippedRules as rules } from "../../../../rules/index.ts";
import {
  cloneTraining,
  isDue,
  newPositionRating,
  newTraining,
  noteTraining,
  type Training,
} from "../../../../rules/positions.ts";

const DAY = 86_400_000;
const EVENING = Date.UTC(2026, 11, 1, 23, 50);
const { others, days } = rules.puzzles.training.mistakes;

/** A training in which these positions were tried in turn. */
function trained(tries: [id: number, reached: boolean, at?: number][]): Training {
  const training = newTraining(rules);
  for (const [id, reached, at = EVENING] of tries)
    noteTraining(rules, training, { id, reached, at }, newPositionRating(rules, 1500));
  return training;
}

/** Whether position 1 comes back. */
function comesBack(training: Training, now: number): boolean {
  const one = training.positions.find(({ id }) => id === 1);
  return one !== undefined && isDue(rules, training, one, now);
}

const otherTries = (count: number) =>
  Array.from({ length: count }, (_, index): [number, boolean] => [100 + index, true]);

describe("noteTraining", () => {
  it("rates the first try at a position alone, the player and the position (GAP-74)", () => {
    const training = newTraining(rules);
    const position = newPositionRating(rules, 1500);
    const tried = { id: 7, reached: false, at: EVENING };
    const rated = noteTraining(rules, training, tried, position);
    expect(rated?.rating).toBeGreaterThan(1500);
    const after = training.rating;
    expect(after.rating).toBeLessThan(1500);
    expect(noteTraining(rules, training, { ...tried, reached: true }, position)).toBeNull();
    expect(training).toMatchObject({ rating: after, tries: 2, positions: [{ id: 7, lastTry: 2 }] });
  });

  it("changes nothing of a copy", () => {
    const training = trained([[1, false]]);
    const copy = cloneTraining(training);
    noteTraining(rules, training, { id: 1, reached: true, at: EVENING }, training.rating);
    expect(copy).toEqual(trained([[1, false]]));
  });
});

describe("a missed position", () => {
  it("comes back after some others (GAP-74)", () => {
    expect(comesBack(trained([[1, false], ...otherTries(others - 1)]), EVENING)).toBe(false);
    expect(comesBack(trained([[1, false], ...otherTries(others)]), EVENING)).toBe(true);
  });

  it("comes back on the next UTC day once it was solved, and then after three days (GAP-74)", () => {
    const [next = 0, last = 0] = days;
    expect([next, last]).toEqual([1, 3]);
    const once = trained([[1, false], [1, true], ...otherTries(9)]);
    expect(comesBack(once, EVENING)).toBe(false);
    expect(comesBack(once, EVENING + 11 * 60_000)).toBe(true);
    const morning = EVENING + DAY / 4;
    const twice = trained([[1, false], [1, true], [1, true, morning], ...otherTries(9)]);
    expect(comesBack(twice, morning + 2 * DAY)).toBe(false);
    expect(comesBack(twice, morning + 3 * DAY)).toBe(true);
  });

  it("is learned once it was solved on each of these days", () => {
    const solved = days.map((_, index): [number, boolean, number] => [1, true, EVENING + index * DAY]);
    const training = trained([[1, false], [1, true], ...solved]);
    expect(comesBack(training, EVENING + 100 * DAY)).toBe(false);
  });

  it("begins anew when it is missed again", () => {
    const training = trained([[1, false], [1, true], [1, true], [1, false], ...otherTries(others)]);
    expect(comesBack(training, EVENING)).toBe(true);
  });
});

describe("a position that was solved at first sight", () => {
  it("does not come back as a mistake", () => {
    expect(comesBack(trained([[1, true], ...otherTries(20)]), EVENING + 100 * DAY)).toBe(false);
  });
});

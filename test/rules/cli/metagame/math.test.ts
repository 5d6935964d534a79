import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gainsAgainst, nashOf, ridgeStrengths } from "../../../../rules/cli/metagame/math/math.ts";
import { newRandom, roll } from "../../../../rules/index.ts";
import {
  chanceOf,
  fitStrengths,
  strengthWithin,
} from "../../../../rules/simulation/statistics/bradley-terry.ts";
import { inverseOf } from "../../../../rules/simulation/statistics/inverse.ts";

/** Rock beats scissors, paper beats rock, scissors beat paper. */
const game = (rock: number, paper: number, scissors: number) => [
  [0, -paper, rock],
  [paper, 0, -scissors],
  [-rock, scissors, 0],
];

describe("nashOf", () => {
  it("plays rock, paper and scissors a third each", () => {
    for (const share of nashOf(game(0.5, 0.5, 0.5))) expect(share).toBeCloseTo(1 / 3, 3);
  });

  it("plays paper most often where rock wins most", () => {
    // Each share is in proportion to the win of the pairing that it does not take part in.
    const [rock = 0, paper = 0, scissors = 0] = nashOf(game(0.5, 0.25, 0.25));
    expect(rock).toBeCloseTo(0.25, 2);
    expect(paper).toBeCloseTo(0.5, 2);
    expect(scissors).toBeCloseTo(0.25, 2);
  });

  it("gives everything to an entry that beats all others, and nothing to its copy's victims", () => {
    const [best = 0, ...rest] = nashOf([
      [0, 0.3, 0.1],
      [-0.3, 0, 0.2],
      [-0.1, -0.2, 0],
    ]);
    expect(best).toBeGreaterThan(0.99);
    for (const share of rest) expect(share).toBeLessThan(0.01);
  });

  it("leaves no entry that wins against the equilibrium, in any antisymmetric game", () => {
    const wins = fc.array(fc.double({ min: -0.5, max: 0.5, noNaN: true }), { minLength: 15, maxLength: 15 });
    fc.assert(
      fc.property(wins, (values) => {
        const payoff = Array.from({ length: 6 }, () => Array.from({ length: 6 }, () => 0));
        let next = 0;
        for (let one = 0; one < 6; one++)
          for (let other = 0; other < one; other++) {
            const value = values[next++] ?? 0;
            (payoff[one] ?? [])[other] = value;
            (payoff[other] ?? [])[one] = -value;
          }
        const shares = nashOf(payoff);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
        for (const gain of gainsAgainst(payoff, shares)) expect(gain).toBeLessThan(0.005);
      }),
      { numRuns: 25, seed: 1 },
    );
  });
});

describe("fitStrengths", () => {
  it("finds the strengths that battles were played with, within their errors", () => {
    const truth = [0.8, 0, -0.8];
    const battles = 4000;
    const comparisons = [
      [1, -1, 0],
      [0, 1, -1],
      [1, 0, -1],
    ].map((features) => {
      const logits = features.reduce((sum, feature, index) => sum + feature * (truth[index] ?? 0), 0);
      return { features, battles, wins: Math.round(battles * chanceOf(logits)) };
    });
    const strengths = fitStrengths(comparisons);
    truth.forEach((expected, index) => {
      const { value, error } = strengthWithin(strengths, index, [0, 1, 2]);
      expect(value).toBeCloseTo(expected, 2);
      expect(error).toBeGreaterThan(0.01);
      expect(error).toBeLessThan(0.05);
    });
  });

  it("stays finite where one side wins everything", () => {
    const strengths = fitStrengths([{ features: [1, -1], battles: 1000, wins: 1000 }]);
    const { value, error } = strengthWithin(strengths, 0, [0, 1]);
    expect(value).toBeGreaterThan(1);
    expect(value).toBeLessThan(20);
    expect(Number.isFinite(error)).toBe(true);
  });

  it("has wider errors where results differ more than by chance", () => {
    const rows = (wins: readonly number[]) =>
      fitStrengths(wins.map((won) => ({ features: [1, -1], battles: 100, wins: won })));
    const calm = strengthWithin(rows([60, 60, 60, 60]), 0, [0, 1]);
    const wild = strengthWithin(rows([95, 25, 95, 25]), 0, [0, 1]);
    expect(wild.value).toBeCloseTo(calm.value, 2);
    expect(wild.error).toBeGreaterThan(3 * calm.error);
  });
});

describe("ridgeStrengths", () => {
  const random = newRandom("ridge");
  const truth = [0.9, 0.3, 0, -0.3, -0.9];
  const rowsOf = (count: number) =>
    Array.from({ length: count }, () => truth.map(() => Math.floor(roll(random) * 3)));
  const valuesOf = (rows: number[][]) =>
    rows.map(
      (row) => row.reduce((sum, copies, index) => sum + copies * (truth[index] ?? 0), 0) + roll(random),
    );

  it("finds what each item adds to the strength of decks, within its errors", () => {
    const rows = rowsOf(80);
    const { values, covariance } = ridgeStrengths(rows, valuesOf(rows));
    truth.forEach((expected, index) => {
      const error = Math.sqrt(covariance[index]?.[index] ?? 0);
      expect(Math.abs((values[index] ?? 0) - expected)).toBeLessThan(4 * error);
      expect(error).toBeLessThan(0.1);
    });
  });

  it("has wider errors where decks differ by more than their items", () => {
    const rows = rowsOf(60);
    const errorOf = (values: number[]) => ridgeStrengths(rows, values).covariance[0]?.[0] ?? 0;
    const wild = valuesOf(rows).map((value, index) => value + (index % 2 === 0 ? 5 : -5));
    expect(errorOf(wild)).toBeGreaterThan(10 * errorOf(valuesOf(rows)));
  });

  it("knows little from fewer decks than items", () => {
    const rows = rowsOf(3);
    const { values, covariance } = ridgeStrengths(rows, valuesOf(rows));
    values.forEach((value, index) => {
      expect(Math.abs(value)).toBeLessThan(2);
      expect(covariance[index]?.[index]).toBeGreaterThan(0.02);
    });
  });
});

describe("inverseOf", () => {
  it("inverts a symmetric matrix", () => {
    const [first = [], second = []] = inverseOf([
      [4, 1],
      [1, 3],
    ]);
    [...first, ...second].forEach((value, index) => {
      expect(value).toBeCloseTo([3 / 11, -1 / 11, -1 / 11, 4 / 11][index] ?? 0, 9);
    });
  });
});

import type { Strengths } from "../../../simulation/statistics/bradley-terry.ts";
import { inverseOf } from "../../../simulation/statistics/inverse.ts";

const ROUNDS = 20_000;

/**
 * The Nash equilibrium of a symmetric game with two sides: how often each entry is chosen so that no other choice does
 * better. `payoff[i][j]` is what i gains from j, and `payoff[j][i]` the negative of it. Regret matching plus, whose
 * average of late rounds counts more.
 */
export function nashOf(payoff: readonly (readonly number[])[]): number[] {
  const size = payoff.length;
  const regret = new Float64Array(size);
  const sum = new Float64Array(size);
  const choice = new Float64Array(size).fill(1 / Math.max(size, 1));
  const gain = new Float64Array(size);
  for (let round = 1; round <= ROUNDS; round++) {
    for (let own = 0; own < size; own++) sum[own] = at(sum, own) + round * at(choice, own);
    gainsInto(gain, payoff, choice);
    let total = 0;
    for (let own = 0; own < size; own++) {
      // A side that plays against itself gains nothing on average, so the gain is the regret.
      const next = Math.max(0, at(regret, own) + at(gain, own));
      regret[own] = next;
      total += next;
    }
    for (let own = 0; own < size; own++) choice[own] = total > 0 ? at(regret, own) / total : 1 / size;
  }
  const whole = sum.reduce((one, other) => one + other, 0);
  return Array.from(sum, (share) => share / whole);
}

/** What each entry gains on average from the entries in these shares. */
export function gainsAgainst(payoff: readonly (readonly number[])[], shares: readonly number[]): number[] {
  const gain = new Float64Array(payoff.length);
  gainsInto(gain, payoff, Float64Array.from(shares));
  return [...gain];
}

function gainsInto(gain: Float64Array, payoff: readonly (readonly number[])[], shares: Float64Array): void {
  for (let own = 0; own < payoff.length; own++) {
    const row = payoff[own] ?? [];
    let total = 0;
    for (let other = 0; other < shares.length; other++) total += (row[other] ?? 0) * at(shares, other);
    gain[own] = total;
  }
}

function at(values: Float64Array, index: number): number {
  return values[index] ?? 0;
}

/** Before anything is known, one copy of an item adds about so many logits, either way. */
const USUAL = 1;
/** Decks differ at least so much from the sum of their items (a variance, in logits). */
const SMALLEST_REST = 0.05;
const NEWTON_ROUNDS = 15;

/**
 * How much each feature adds to `values`, if each value is the sum of its features and a rest of its own (Bayesian
 * ridge regression). With fewer rows than features the strengths stay near 0 and their errors large.
 */
export function ridgeStrengths(
  features: readonly (readonly number[])[],
  values: readonly number[],
): Strengths {
  const columns = features[0]?.length ?? 0;
  const means = Array.from({ length: columns }, (_, column) =>
    meanOf(features.map((row) => row[column] ?? 0)),
  );
  const rows = features.map((row) => row.map((value, column) => value - (means[column] ?? 0)));
  const mean = meanOf(values);
  const targets = values.map((value) => value - mean);
  let rest = 1;
  let fit = fitWith(rows, targets, rest);
  for (let round = 0; round < NEWTON_ROUNDS; round++) {
    const residual = rows.reduce(
      (sum, row, index) => sum + ((targets[index] ?? 0) - product(row, fit.values)) ** 2,
      0,
    );
    const used = rows.reduce((sum, row) => sum + product(row, times(fit.covariance, row)), 0) / rest;
    rest = Math.max(residual / Math.max(rows.length - 1 - used, 1), SMALLEST_REST);
    fit = fitWith(rows, targets, rest);
  }
  return fit;
}

function fitWith(rows: readonly number[][], targets: readonly number[], rest: number): Strengths {
  const columns = rows[0]?.length ?? 0;
  const precision = Array.from({ length: columns }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const sum = rows.reduce((total, one) => total + (one[row] ?? 0) * (one[column] ?? 0), 0);
      return sum / rest + (row === column ? 1 / USUAL ** 2 : 0);
    }),
  );
  const covariance = inverseOf(precision);
  const slope = Array.from(
    { length: columns },
    (_, column) =>
      rows.reduce((sum, row, index) => sum + (row[column] ?? 0) * (targets[index] ?? 0), 0) / rest,
  );
  return { values: times(covariance, slope), covariance };
}

function times(matrix: readonly (readonly number[])[], vector: readonly number[]): number[] {
  return matrix.map((row) => product(row, vector));
}

function product(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}

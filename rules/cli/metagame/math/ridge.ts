import type { Strengths } from "../../../simulation/statistics/bradley-terry.ts";
import { inverseOf } from "../../../simulation/statistics/inverse.ts";

/** Before anything is known, one copy of an item adds about so many logits, either way. */
const USUAL = 1;
/** Decks differ at least so much from the sum of their items (a variance, in logits). */
const SMALLEST_REST = 0.05;
const ROUNDS = 15;

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
  for (let round = 0; round < ROUNDS; round++) {
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

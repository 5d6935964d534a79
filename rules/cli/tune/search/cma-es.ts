import type { RandomState } from "../../../battle/state/random.ts";
import type { Point } from "../space/space.ts";
import { type Optimiser, rollNormal } from "./problem.ts";

/** The first spread, as a share of the width of each dimension. */
const FIRST_SPREAD = 0.25;
/** A dimension keeps at least this spread, in steps: below it every sample would have the same value. */
const LEAST_STEPS = 0.4;

/**
 * The evolution strategy with covariance matrix adaptation (N. Hansen, "The CMA Evolution Strategy: A Tutorial",
 * 2016): samples a normal distribution, moves its mean to the better half of the samples and learns in which
 * directions improvements lie. It uses only the order of the losses, and the mean of many noisy samples.
 */
export function cmaEs(sizes: readonly number[], start: Point, random: RandomState): Optimiser {
  const n = sizes.length;
  const lambda = 4 + Math.floor(3 * Math.log(n));
  const mu = Math.floor(lambda / 2);
  const raw = Array.from({ length: mu }, (_, index) => Math.log((lambda + 1) / 2) - Math.log(index + 1));
  const rawSum = sum(raw);
  const weights = raw.map((weight) => weight / rawSum);
  const muEff = 1 / sum(weights.map((weight) => weight * weight));
  const cc = (4 + muEff / n) / (n + 4 + (2 * muEff) / n);
  const cs = (muEff + 2) / (n + muEff + 5);
  const c1 = 2 / ((n + 1.3) ** 2 + muEff);
  const cmu = Math.min(1 - c1, (2 * (muEff - 2 + 1 / muEff)) / ((n + 2) ** 2 + muEff));
  const damping = 1 + 2 * Math.max(0, Math.sqrt((muEff - 1) / (n + 1)) - 1) + cs;
  const expected = Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));

  let mean = start.map((index, dimension) => index / Math.max((sizes[dimension] ?? 1) - 1, 1));
  let sigma = FIRST_SPREAD;
  let covariance = identity(n);
  let eigen: Eigen = eigenOf(covariance);
  let pathSigma = zeros(n);
  let pathC = zeros(n);
  let rounds = 0;
  let asked: number[][] = [];

  function ask(): Point[] {
    asked = Array.from({ length: lambda }, () => {
      const stretched = eigen.values.map((value) => Math.sqrt(Math.max(value, 0)) * rollNormal(random));
      return mean.map((middle, row) => inside(middle + sigma * dot(eigen.vectors[row], stretched)));
    });
    return asked.map(snap);
  }

  function tell(_points: readonly Point[], losses: readonly number[]): void {
    const order = asked.map((_, index) => index).sort((a, b) => (losses[a] ?? 0) - (losses[b] ?? 0));
    const best = order.slice(0, mu).map((index) => asked[index] ?? mean);
    const steps = best.map((x) => x.map((value, row) => (value - (mean[row] ?? 0)) / sigma));
    const step = mean.map((_, row) =>
      sum(steps.map((one, index) => (weights[index] ?? 0) * (one[row] ?? 0))),
    );
    mean = mean.map((value, row) => value + sigma * (step[row] ?? 0));
    rounds += 1;
    const whitened = inverseRoot(eigen, step);
    pathSigma = pathSigma.map(
      (value, row) => (1 - cs) * value + Math.sqrt(cs * (2 - cs) * muEff) * (whitened[row] ?? 0),
    );
    const length = Math.sqrt(dot(pathSigma, pathSigma));
    const isSteady = length / Math.sqrt(1 - (1 - cs) ** (2 * rounds)) < (1.4 + 2 / (n + 1)) * expected;
    pathC = pathC.map(
      (value, row) => (1 - cc) * value + (isSteady ? Math.sqrt(cc * (2 - cc) * muEff) * (step[row] ?? 0) : 0),
    );
    const kept = 1 - c1 - cmu + (isSteady ? 0 : c1 * cc * (2 - cc));
    covariance = covariance.map((row, i) =>
      row.map(
        (value, j) =>
          kept * value +
          c1 * (pathC[i] ?? 0) * (pathC[j] ?? 0) +
          cmu * sum(steps.map((one, index) => (weights[index] ?? 0) * (one[i] ?? 0) * (one[j] ?? 0))),
      ),
    );
    sigma *= Math.exp((cs / damping) * (length / expected - 1));
    sigma = Math.min(sigma, 1);
    keepSpread();
    eigen = eigenOf(covariance);
  }

  function keepSpread(): void {
    sizes.forEach((size, index) => {
      const row = covariance[index];
      if (!row) return;
      const least = LEAST_STEPS / Math.max(size - 1, 1) / sigma;
      row[index] = Math.max(row[index] ?? 0, least * least);
    });
  }

  function snap(x: readonly number[]): Point {
    return x.map((value, row) => Math.round(value * ((sizes[row] ?? 1) - 1)));
  }

  return { ask, tell, guess: () => snap(mean.map(inside)) };
}

/** The step in coordinates in which the covariance is the identity. */
function inverseRoot({ values, vectors }: Eigen, step: readonly number[]): number[] {
  const along = values.map((value, column) => {
    const projected = sum(vectors.map((row, index) => (row[column] ?? 0) * (step[index] ?? 0)));
    return projected / Math.sqrt(Math.max(value, Number.EPSILON));
  });
  return vectors.map((row) => dot(row, along));
}

function inside(value: number): number {
  return Math.min(Math.max(value, 0), 1);
}

function dot(one: readonly number[] | undefined, other: readonly number[]): number {
  return sum((one ?? []).map((value, index) => value * (other[index] ?? 0)));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function zeros(n: number): number[] {
  return Array.from({ length: n }, () => 0);
}

function identity(n: number): number[][] {
  return Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_row, j) => (i === j ? 1 : 0)));
}

/** Eigenvalues and eigenvectors (columns of `vectors`) of a symmetric matrix. */
export interface Eigen {
  values: number[];
  vectors: number[][];
}

const MOST_SWEEPS = 50;
const SMALL = 1e-18;

/** By Jacobi's rotations: slower than other ways, and exact and short; the matrices here have at most a few dozen rows. */
export function eigenOf(matrix: readonly (readonly number[])[]): Eigen {
  const a = matrix.map((row) => [...row]);
  const size = a.length;
  const vectors = a.map((_, row) => a.map((_row, column) => (row === column ? 1 : 0)));
  for (let sweep = 0; sweep < MOST_SWEEPS && offDiagonal(a) > SMALL; sweep++)
    for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) rotate(a, vectors, p, q);
  return { values: a.map((row, index) => at(row, index)), vectors };
}

function rotate(a: number[][], vectors: number[][], p: number, q: number): void {
  const between = at(a[p], q);
  if (between === 0) return;
  const theta = (at(a[q], q) - at(a[p], p)) / (2 * between);
  const tangent = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  for (const row of a) turn(row, p, q, cosine, sine);
  const [first = [], second = []] = [a[p], a[q]];
  for (let column = 0; column < a.length; column++) {
    const one = at(first, column);
    const other = at(second, column);
    first[column] = cosine * one - sine * other;
    second[column] = sine * one + cosine * other;
  }
  for (const row of vectors) turn(row, p, q, cosine, sine);
}

function turn(row: number[], p: number, q: number, cosine: number, sine: number): void {
  const one = at(row, p);
  const other = at(row, q);
  row[p] = cosine * one - sine * other;
  row[q] = sine * one + cosine * other;
}

function offDiagonal(a: readonly (readonly number[])[]): number {
  return a.reduce(
    (sum, row, index) =>
      sum + row.reduce((part, value, column) => part + (column > index ? value * value : 0), 0),
    0,
  );
}

function at(row: readonly number[] | undefined, index: number): number {
  return row?.[index] ?? 0;
}

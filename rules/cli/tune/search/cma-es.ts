import type { RandomState } from "../../../battle/state/random.ts";
import type { Point } from "../space/space.ts";
import { type Optimiser, rollNormal } from "./problem.ts";

/** The first spread, as a share of the width of each dimension. */
const FIRST_SPREAD = 0.25;
/** A dimension keeps at least this spread, in steps: below it every sample would have the same value. */
const LEAST_STEPS = 0.4;

/**
 * The evolution strategy with covariance matrix adaptation (N. Hansen, "The CMA Evolution Strategy: A Tutorial", 2016) in
 * its separable form (Ros and Hansen, 2008): samples a normal distribution, moves its mean to the better half of the
 * samples and learns how far each dimension should vary. It uses only the order of the losses, and the mean of many
 * noisy samples. How dimensions vary together it does not learn: the battles of a search are too few for that.
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
  // A variance for each dimension is learnt faster than a covariance for each pair.
  const faster = (n + 2) / 3;
  const c1 = Math.min((faster * 2) / ((n + 1.3) ** 2 + muEff), 0.5);
  const cmu = Math.min(1 - c1, (faster * 2 * (muEff - 2 + 1 / muEff)) / ((n + 2) ** 2 + muEff));
  const damping = 1 + 2 * Math.max(0, Math.sqrt((muEff - 1) / (n + 1)) - 1) + cs;
  const expected = Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));

  let mean = start.map((index, dimension) => index / Math.max((sizes[dimension] ?? 1) - 1, 1));
  let sigma = FIRST_SPREAD;
  let variances = sizes.map(() => 1);
  let pathSigma = sizes.map(() => 0);
  let pathC = sizes.map(() => 0);
  let rounds = 0;
  let asked: number[][] = [];

  function snap(x: readonly number[]): Point {
    return x.map((value, row) => Math.round(value * (at(sizes, row) - 1)));
  }

  return {
    ask() {
      asked = Array.from({ length: lambda }, () =>
        mean.map((middle, row) =>
          inside(middle + sigma * Math.sqrt(at(variances, row)) * rollNormal(random)),
        ),
      );
      return asked.map(snap);
    },
    tell(_points, losses) {
      const order = asked.map((_, index) => index).sort((a, b) => at(losses, a) - at(losses, b));
      const steps = order
        .slice(0, mu)
        .map((index) => (asked[index] ?? mean).map((value, row) => (value - at(mean, row)) / sigma));
      const step = mean.map((_, row) => sum(steps.map((one, index) => at(weights, index) * at(one, row))));
      mean = mean.map((value, row) => value + sigma * at(step, row));
      rounds += 1;
      pathSigma = pathSigma.map(
        (value, row) =>
          (1 - cs) * value +
          (Math.sqrt(cs * (2 - cs) * muEff) * at(step, row)) / Math.sqrt(at(variances, row)),
      );
      const length = Math.sqrt(sum(pathSigma.map((one) => one * one)));
      const isSteady = length / Math.sqrt(1 - (1 - cs) ** (2 * rounds)) < (1.4 + 2 / (n + 1)) * expected;
      pathC = pathC.map(
        (value, row) => (1 - cc) * value + (isSteady ? Math.sqrt(cc * (2 - cc) * muEff) * at(step, row) : 0),
      );
      const kept = 1 - c1 - cmu + (isSteady ? 0 : c1 * cc * (2 - cc));
      sigma = Math.min(sigma * Math.exp((cs / damping) * (length / expected - 1)), 1);
      variances = variances.map((value, row) => {
        const learnt =
          kept * value +
          c1 * at(pathC, row) ** 2 +
          cmu * sum(steps.map((one, index) => at(weights, index) * at(one, row) ** 2));
        const least = LEAST_STEPS / Math.max(at(sizes, row) - 1, 1) / sigma;
        return Math.max(learnt, least * least);
      });
    },
    guess: () => snap(mean.map(inside)),
  };
}

function at(values: readonly number[], index: number): number {
  return values[index] ?? 0;
}

function inside(value: number): number {
  return Math.min(Math.max(value, 0), 1);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

import { inverseOf } from "./inverse.ts";

/** Battles of two sides: by how much the first has more of each feature, and what part of them it won. */
export interface Comparison {
  features: readonly number[];
  battles: number;
  /** Won battles; a draw counts half. */
  wins: number;
}

/** Strengths of all features in logits, and the covariance of their errors. */
export interface Strengths {
  values: number[];
  covariance: number[][];
}

const STEPS = 25;
/** Strengths beyond about three logits are unlikely before anything is played; so they stay finite. */
const PRIOR = 0.1;
const SMALLEST = 1e-9;

/**
 * Fits how strong each feature is: the first side wins with the chance 1 / (1 + exp(-sum of its features' strengths)).
 * With one feature for each deck this is the model of Bradley and Terry, and of Elo. Errors are widened where battles
 * differ more than chance explains.
 */
export function fitStrengths(comparisons: readonly Comparison[]): Strengths {
  const size = comparisons[0]?.features.length ?? 0;
  const played = comparisons.filter(({ battles }) => battles > 0);
  let strengths = Array.from({ length: size }, () => 0);
  let covariance: number[][] = [];
  for (let step = 0; step < STEPS; step++) {
    const { slope, curvature } = derivatives(played, strengths);
    covariance = inverseOf(curvature);
    strengths = strengths.map((value, index) => value + product(covariance[index] ?? [], slope));
  }
  const spread = overdispersion(played, strengths);
  return { values: strengths, covariance: covariance.map((row) => row.map((value) => value * spread)) };
}

/** How much stronger a feature is than the mean of a group, with its standard error. */
export function strengthWithin(
  { values, covariance }: Strengths,
  feature: number,
  group: readonly number[],
): { value: number; error: number } {
  const share = 1 / Math.max(group.length, 1);
  const contrast = values.map(
    (_, index) => (index === feature ? 1 : 0) - (group.includes(index) ? share : 0),
  );
  const variance = contrast.reduce(
    (sum, weight, row) => sum + weight * product(covariance[row] ?? [], contrast),
    0,
  );
  return { value: product(values, contrast), error: Math.sqrt(Math.max(variance, 0)) };
}

function derivatives(comparisons: readonly Comparison[], strengths: readonly number[]) {
  const slope: number[] = strengths.map((value) => -PRIOR * value);
  const curvature: number[][] = strengths.map((_, row) =>
    strengths.map((__, column) => (row === column ? PRIOR : 0)),
  );
  for (const { features, battles, wins } of comparisons) {
    const chance = chanceOf(product(features, strengths));
    const weight = battles * chance * (1 - chance);
    for (const [row, feature] of features.entries()) {
      if (feature === 0) continue;
      slope[row] = (slope[row] ?? 0) + feature * (wins - battles * chance);
      const line = curvature[row] ?? [];
      for (const [column, other] of features.entries())
        line[column] = (line[column] ?? 0) + weight * feature * other;
    }
  }
  return { slope, curvature };
}

/** Pearson's chi-square by degree of freedom, at least 1: how much more results vary than by chance. */
function overdispersion(comparisons: readonly Comparison[], strengths: readonly number[]): number {
  const free = comparisons.length - strengths.length;
  if (free < 1) return 1;
  const square = comparisons.reduce((sum, { features, battles, wins }) => {
    const chance = chanceOf(product(features, strengths));
    return sum + (wins - battles * chance) ** 2 / Math.max(battles * chance * (1 - chance), SMALLEST);
  }, 0);
  return Math.max(1, square / free);
}

/** The chance to win of a side that is stronger by so many logits. */
export function chanceOf(logits: number): number {
  return 1 / (1 + Math.exp(-logits));
}

function product(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}

/** Spearman's rank correlation: 1 when both order alike, -1 when in reverse; equal values share their rank. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [first, second] = [ranksOf(one), ranksOf(other)];
  const mean = (one.length + 1) / 2;
  const product = (left: number[], right: number[]) =>
    left.reduce((sum, rank, index) => sum + (rank - mean) * ((right[index] ?? mean) - mean), 0);
  return product(first, second) / Math.sqrt(product(first, first) * product(second, second));
}

function ranksOf(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}

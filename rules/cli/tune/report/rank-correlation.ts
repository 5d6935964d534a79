/** Spearman's rank correlation of pairs, -1 to 1; null for fewer than three. Equal values share their mean rank. */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): number | null {
  if (pairs.length < 3) return null;
  const first = ranksOf(pairs.map(([one]) => one));
  const second = ranksOf(pairs.map(([, other]) => other));
  const middle = (pairs.length - 1) / 2;
  const product = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, rank, index) => sum + (rank - middle) * ((other[index] ?? 0) - middle), 0);
  const spread = Math.sqrt(product(first, first) * product(second, second));
  return spread === 0 ? null : product(first, second) / spread;
}

function ranksOf(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((one) => one < value).length;
    const equal = values.filter((one) => one === value).length;
    return below + (equal - 1) / 2;
  });
}

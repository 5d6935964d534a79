/** A measured share or difference with its 95% confidence interval. */
export interface Interval {
  value: number;
  low: number;
  high: number;
}

/** The quantile of the normal distribution for ranges of 95%. */
export const Z_95 = 1.959963984540054;

/**
 * The Wilson score interval (95%) of a share, which is reliable even for few battles and near 0 and 1.
 * Without battles it is 0 to 1.
 */
export function wilson(wins: number, battles: number): Interval {
  if (battles === 0) return { value: 0, low: 0, high: 1 };
  const share = wins / battles;
  const square = (Z_95 * Z_95) / battles;
  const middle = (share + square / 2) / (1 + square);
  const half = (Z_95 / (1 + square)) * Math.sqrt((share * (1 - share)) / battles + square / (4 * battles));
  return {
    value: share,
    low: wins === 0 ? 0 : middle - half,
    high: wins === battles ? 1 : middle + half,
  };
}

/** The normal interval (95%) of a mean, from the sum of the values and that of their squares. */
export function meanInterval(sum: number, squares: number, count: number): Interval {
  if (count === 0) return { value: 0, low: 0, high: 0 };
  const value = sum / count;
  const variance = Math.max(squares / count - value * value, 0);
  const half = Z_95 * Math.sqrt(variance / count);
  return { value, low: value - half, high: value + half };
}

/** The interval (95%) of a median, from the values between which it lies by their ranks. */
export function medianInterval(values: readonly number[]): Interval {
  const sorted = [...values].sort((one, other) => one - other);
  const reach = (Z_95 * Math.sqrt(sorted.length)) / 2;
  const at = (rank: number) => sorted[Math.min(Math.max(rank, 0), sorted.length - 1)] ?? 0;
  const middle = (sorted.length - 1) / 2;
  return {
    value: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    low: at(Math.floor(middle - reach)),
    high: at(Math.ceil(middle + reach)),
  };
}

/** The median of whole numbers as if each were spread evenly over the unit around it: it shows small shifts. */
export function groupedMedian(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const below = values.filter((value) => value < median).length;
  const equal = values.filter((value) => value === median).length;
  return median - 0.5 + (values.length / 2 - below) / Math.max(equal, 1);
}

/** The Newcombe interval (95%) of the difference of two shares, from their Wilson intervals. */
export function difference(first: Interval, second: Interval): Interval {
  const value = first.value - second.value;
  return {
    value,
    low: value - Math.hypot(first.value - first.low, second.high - second.value),
    high: value + Math.hypot(first.high - first.value, second.value - second.low),
  };
}

/** Whether a difference is significant: 0 is outside its interval. */
export function isClear({ low, high }: Interval): boolean {
  return low > 0 || high < 0;
}

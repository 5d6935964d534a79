/** A number of the rules that a search may move, with those that move with it. */
export interface Dimension {
  path: string;
  from: number;
  step: number;
  /** Number of values: `from`, `from` + `step`, and so on. */
  size: number;
  /** The value in the rules that the search begins with. */
  present: number;
  /** Numbers that move by so many times its amount, with their present values. */
  together: { path: string; present: number; times: number }[];
}

/** Which value of each dimension a rule set has, as indices from 0. */
export type Point = readonly number[];

const DIGITS = 1e9;

/** The value of a dimension at an index, without the noise of floating point. */
export function valueAtIndex({ from, step }: Dimension, index: number): number {
  return tidy(from + index * step);
}

export function tidy(value: number): number {
  return Math.round(value * DIGITS) / DIGITS;
}

/** The index whose value is nearest to a number. */
export function nearestIndex({ from, step, size }: Dimension, value: number): number {
  return Math.min(Math.max(Math.round((value - from) / step), 0), size - 1);
}

/** Where the search begins: the present values, or the nearest allowed ones. */
export function presentPoint(space: readonly Dimension[]): Point {
  return space.map((dimension) => nearestIndex(dimension, dimension.present));
}

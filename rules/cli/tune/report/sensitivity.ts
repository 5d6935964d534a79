import { type Interval, Z_95 } from "../../statistics/interval.ts";
import type { Order, Problem } from "../search/problem.ts";
import { type Dimension, nearestIndex, type Point } from "../space/space.ts";

/** What is lost when one key of the result goes back to its present value. */
export interface KeyEffect<Sample> {
  path: string;
  /** By how much the loss rises, on the same battles; its range is that of the jackknife over seeds. */
  rise: Interval;
  /** The battles with the key put back. */
  without: Sample[];
}

export interface Sensitivity<Sample> {
  /** The best point without the keys that change nothing or make it worse. */
  best: Point;
  effects: KeyEffect<Sample>[];
  /** The battles of the best point as the search found it. */
  samples: Sample[];
}

const SEEDS = 5;
/** How many times the battles of one key decide, new ones, whether all doubtful keys go back together. */
export const SIMPLER = 4;

/** Plays the best point again and again, each time with one key at its present value, on the same battles. */
export async function sensitivityOf<Sample>(
  problem: Problem<Sample>,
  space: readonly Dimension[],
  best: Point,
  { policy, battles }: Pick<Order, "policy" | "battles">,
): Promise<Sensitivity<Sample>> {
  const playAs = (series: string, each: number) => async (point: Point) => {
    const samples: Sample[] = [];
    for (let seed = 1; seed <= SEEDS; seed++)
      samples.push(await problem.sample({ point, policy, series: `${series}-${seed}`, battles: each }));
    return samples;
  };
  const play = playAs("sensitivity", battles);
  const samples = await play(best);
  const effects: KeyEffect<Sample>[] = [];
  const idle: number[] = [];
  const doubtful: number[] = [];
  for (const [index, dimension] of space.entries()) {
    const present = nearestIndex(dimension, dimension.present);
    if (best[index] === present) continue;
    const without = await play(best.with(index, present));
    const rise = riseBetween(problem, samples, without);
    if (rise.value === 0 && rise.low === 0 && rise.high === 0) idle.push(index);
    else if (rise.value <= 0) doubtful.push(index);
    effects.push({ path: dimension.path, rise, without });
  }
  effects.sort((one, other) => other.rise.value - one.rise.value);
  const putBack = (point: Point, indices: readonly number[]) =>
    indices.reduce((reduced, index) => {
      const dimension = space[index];
      return dimension ? reduced.with(index, nearestIndex(dimension, dimension.present)) : reduced;
    }, point);
  const kept = putBack(best, idle);
  if (doubtful.length === 0) return { best: kept, effects, samples };
  const simpler = putBack(kept, doubtful);
  const playMore = playAs("simpler", battles * SIMPLER);
  const isGood = problem.lossOf(await playMore(simpler)) <= problem.lossOf(await playMore(kept));
  return { best: isGood ? simpler : kept, effects, samples };
}

/** The difference of two losses on the same seeds, with a range from leaving out one seed after the other. */
export function riseBetween<Sample>(
  problem: Pick<Problem<Sample>, "lossOf">,
  before: readonly Sample[],
  after: readonly Sample[],
): Interval {
  const rise = (one: readonly Sample[], other: readonly Sample[]) =>
    problem.lossOf(other) - problem.lossOf(one);
  const value = rise(before, after);
  const left = before.map((_, index) => rise(before.toSpliced(index, 1), after.toSpliced(index, 1)));
  const mean = left.reduce((sum, one) => sum + one, 0) / left.length;
  const squares = left.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const half = Z_95 * Math.sqrt((squares * (left.length - 1)) / left.length);
  return { value, low: value - half, high: value + half };
}

import type { RandomState } from "../../../../rules/battle/state/random.ts";
import { type Optimiser, rollBelow } from "../../../../rules/cli/tune/search/problem.ts";
import type { Point } from "../../../../rules/cli/tune/space/space.ts";

/** The losses seen with one combination of values. */
interface Cell {
  count: number;
  sum: number;
}

const NEIGHBOURS = 50;
/** How much an unexplored combination is preferred, in spreads of the losses seen. */
const EXPLORATION = 1;
const EPSILON = 0.5;

/**
 * The N-tuple bandit evolutionary algorithm (S. Lucas, J. Liu and D. Perez-Liebana, 2018): keeps the mean loss of each
 * value and of each pair of values, and plays the neighbour of the present point that looks best, unexplored ones
 * preferred.
 */
export function ntbea(sizes: readonly number[], start: Point, random: RandomState): Optimiser {
  const cells = new Map<string, Cell>();
  const seen: Point[] = [];
  const all = { count: 0, sum: 0, squares: 0 };
  let present: Point = start;

  function keysOf(point: Point): string[] {
    const singles = point.map((value, index) => `${index}:${value}`);
    const pairs = singles.flatMap((one, index) => singles.slice(index + 1).map((other) => `${one} ${other}`));
    return [...singles, ...pairs];
  }

  /** The expected loss of a point; `exploration` 0: by what was seen alone. */
  function expected(point: Point, exploration: number): number {
    const mean = all.sum / Math.max(all.count, 1);
    const spread = Math.sqrt(Math.max(all.squares / Math.max(all.count, 1) - mean * mean, 0));
    let total = 0;
    const keys = keysOf(point);
    for (const key of keys) {
      const { count, sum } = cells.get(key) ?? { count: 0, sum: 0 };
      const loss = count === 0 ? mean : sum / count;
      total += loss - exploration * spread * Math.sqrt(Math.log(all.count + 1) / (count + EPSILON));
    }
    return total / keys.length;
  }

  function mutated(point: Point): Point {
    const forced = rollBelow(random, sizes.length);
    return point.map((value, index) =>
      index === forced || rollBelow(random, sizes.length) === 0
        ? rollBelow(random, sizes[index] ?? 1)
        : value,
    );
  }

  return {
    ask: () => [present],
    tell([point], [loss]) {
      if (point === undefined || loss === undefined) return;
      seen.push(point);
      all.count += 1;
      all.sum += loss;
      all.squares += loss * loss;
      for (const key of keysOf(point)) {
        const { count, sum } = cells.get(key) ?? { count: 0, sum: 0 };
        cells.set(key, { count: count + 1, sum: sum + loss });
      }
      const neighbours = Array.from({ length: NEIGHBOURS }, () => mutated(point));
      present = lowest(neighbours, (one) => expected(one, EXPLORATION)) ?? point;
    },
    guess: () => lowest(seen, (one) => expected(one, 0)) ?? start,
  };
}

function lowest(points: readonly Point[], lossOf: (point: Point) => number): Point | null {
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const point of points) {
    const value = lossOf(point);
    if (value >= least) continue;
    best = point;
    least = value;
  }
  return best;
}

import { type RandomState, roll } from "../../../battle/state/random.ts";
import type { Policy } from "../../../simulation/players.ts";
import type { Point } from "../space/space.ts";

/** Battles to play by the rules at a point. */
export interface Order {
  point: Point;
  policy: Policy;
  /** Orders of one series play the same battles, so that what differs is the rules and not their luck. */
  series: string;
  /** Battles in each place. */
  battles: number;
}

/** What a search looks for: the point whose battles are nearest to the targets. */
export interface Problem<Sample> {
  /** Number of values of each dimension. */
  sizes: readonly number[];
  start: Point;
  /** Plays battles. */
  sample(order: Order): Promise<Sample>;
  /** How far samples, taken together, are from what is wanted; 0 is best. */
  lossOf(samples: readonly Sample[]): number;
}

/** Proposes points and learns from their losses. */
export interface Optimiser {
  /** The points of the next round; they are to be compared on the same battles. */
  ask(): Point[];
  tell(points: readonly Point[], losses: readonly number[]): void;
  /** The best point by all that was learnt, which need not have been played. */
  guess(): Point;
}

/** A whole number below `count`. */
export function rollBelow(random: RandomState, count: number): number {
  return Math.floor(roll(random) * count);
}

/** The items in random order. */
export function shuffled<Item>(random: RandomState, items: readonly Item[]): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = rollBelow(random, last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
  }
  return mixed;
}

/** A number of the standard normal distribution, by Box and Muller. */
export function rollNormal(random: RandomState): number {
  const radius = Math.sqrt(-2 * Math.log(1 - roll(random)));
  return radius * Math.cos(2 * Math.PI * roll(random));
}

/**
 * Points that cover all values of each dimension evenly (a Latin hypercube): random points leave gaps and clumps.
 */
export function latinHypercube(random: RandomState, sizes: readonly number[], count: number): Point[] {
  const columns = sizes.map((size) =>
    shuffled(
      random,
      Array.from({ length: count }, (_, index) =>
        Math.min(Math.floor(((index + 0.5) / count) * size), size - 1),
      ),
    ),
  );
  return Array.from({ length: count }, (_, index) => columns.map((column) => column[index] ?? 0));
}

/** A point with its loss over all battles played in a race. */
export interface Ranked {
  point: Point;
  loss: number;
}

export interface Race {
  name: string;
  policy: Policy;
  points: readonly Point[];
  /** Battles in each place that every point plays in the first round. */
  battles: number;
  /** How many points stay at the end. */
  winners: number;
}

/** Which share of the points goes on, and how many times the battles of the round before the next one plays. */
const FACTOR = 3;

/**
 * A race over seeds: all points play a few battles, the best third goes on to new ones, three times as many, and so
 * on. Every round is judged by all battles a point has played; a single winner needs no round of its own. The best
 * comes first, also in what `onRound` gets.
 */
export async function race<Sample>(
  problem: Problem<Sample>,
  { name, policy, points, battles, winners }: Race,
  onRound: (ranked: readonly Ranked[]) => void = () => undefined,
): Promise<Ranked[]> {
  let running = points.map((point) => ({ point, samples: [] as Sample[], loss: 0 }));
  let share = battles;
  for (let round = 1; ; round++) {
    for (const runner of running) {
      const order = { point: runner.point, policy, series: `${name}-${round}`, battles: share };
      runner.samples.push(await problem.sample(order));
      runner.loss = problem.lossOf(runner.samples);
    }
    running = running.toSorted((one, other) => one.loss - other.loss);
    const ranked = running.map(({ point, loss }) => ({ point, loss }));
    onRound(ranked);
    const left = Math.max(Math.ceil(running.length / FACTOR), winners);
    if (running.length <= winners || left === 1) return ranked.slice(0, winners);
    running = running.slice(0, left);
    share *= FACTOR;
  }
}

/** The battles in each place that a race of so many points plays in all. */
export function raceCost(points: number, battles: number, winners: number): number {
  let cost = points * battles;
  let share = battles;
  for (let left = points; left > winners; ) {
    left = Math.max(Math.ceil(left / FACTOR), winners);
    if (left === 1) return cost;
    share *= FACTOR;
    cost += left * share;
  }
  return cost;
}

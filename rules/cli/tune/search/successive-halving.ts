import type { Policy } from "../../../simulation/players.ts";
import type { Point } from "../space/space.ts";
import type { Problem } from "./problem.ts";

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

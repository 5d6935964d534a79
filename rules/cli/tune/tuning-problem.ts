import { judge, lossOf } from "../targets/judge.ts";
import type { Tallies } from "../targets/place.ts";
import type { Target } from "../targets/targets.ts";
import { type Evaluator, together } from "./evaluation/evaluator.ts";
import type { Visit } from "./report/front.ts";
import type { Problem } from "./search/problem.ts";
import { type Dimension, presentPoint } from "./space/space.ts";

/** What a search of the rules plays: null where the rules at a point contradict themselves. */
export type Sample = Tallies | null;

export interface TuningProblem extends Problem<Sample> {
  /** Every point that was played with the policy that counts, with what its battles met. */
  visits: Visit[];
}

/** Tuning as a search problem: points are rules, their loss is how far their battles are from the targets. */
export function tuningProblem(
  space: readonly Dimension[],
  targets: readonly Target[],
  evaluator: Evaluator,
  policy: string,
): TuningProblem {
  const visits: Visit[] = [];
  return {
    sizes: space.map(({ size }) => size),
    start: presentPoint(space),
    visits,
    async sample(order) {
      const tallies = await evaluator.sample(order);
      if (tallies && order.policy === policy)
        visits.push({ point: order.point, battles: order.battles, judgements: judge(targets, tallies) });
      return tallies;
    },
    lossOf: (samples) => {
      const played = samples.filter((sample) => sample !== null);
      return played.length < samples.length
        ? Number.POSITIVE_INFINITY
        : lossOf(judge(targets, together(played)));
    },
  };
}

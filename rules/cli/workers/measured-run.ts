import type { SimulationPlan } from "../../simulation/plan.ts";
import type { PlayedPart } from "../../simulation/play-part.ts";
import type { Tally } from "../../simulation/tally.ts";
import type { NamedRules } from "../input/read-rules.ts";
import { resultOf, type SimulationResult } from "../statistics/simulation-result.ts";
import type { Crew } from "./crew.ts";
import type { Interruption } from "./interruption.ts";

/** One run's figures, and the counts they come from. */
export interface MeasuredRun {
  result: SimulationResult;
  tally: Tally;
}

/** Plays a plan with a crew and sums it up. */
export async function measuredRun(
  crew: Crew,
  interruption: Interruption,
  { rules, hash }: NamedRules,
  plan: SimulationPlan,
  run: { battles: number; keepCourses: boolean; onPart(part: PlayedPart): void },
): Promise<MeasuredRun> {
  const start = performance.now();
  const tally = await crew.play({ rules, plan, ...run });
  const result = resultOf(tally, {
    rulesHash: hash,
    seed: plan.seed,
    policy: plan.policy,
    mode: plan.mode,
    difficulty: plan.mode === "ai" ? plan.difficulty : null,
    elapsedMs: Math.round(performance.now() - start),
    isInterrupted: interruption.happened(),
  });
  return { result, tally };
}

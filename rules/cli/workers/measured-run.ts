import type { SimulationPlan } from "../../simulation/plan.ts";
import type { Tally } from "../../simulation/tally.ts";
import type { NamedRules } from "../input/read-rules.ts";
import { resultOf, type SimulationResult } from "../statistics/simulation-result.ts";
import type { Interruption } from "./interruption.ts";
import type { Run, WorkerPool } from "./worker-pool.ts";

/** The figures of a run and the counts they are calculated from. */
export interface MeasuredRun {
  result: SimulationResult;
  tally: Tally;
}

/** Plays a plan with a pool and adds up the results. */
export async function measuredRun(
  pool: WorkerPool,
  interruption: Interruption,
  { rules, hash }: NamedRules,
  plan: SimulationPlan,
  run: Pick<Run, "battles" | "onPart"> & { keepReplays: boolean },
): Promise<MeasuredRun> {
  const start = performance.now();
  const { battles, onPart, keepReplays } = run;
  const tally = await pool.play({ rules, plan, battles, onPart, replayHash: keepReplays ? hash : null });
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

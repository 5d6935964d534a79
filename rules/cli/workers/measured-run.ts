import type { BattleOutcome } from "../../simulation/battle-record.ts";
import type { SimulationPlan } from "../../simulation/plan.ts";
import type { Tally } from "../../simulation/tally.ts";
import type { NamedRules } from "../input/read-rules.ts";
import { resultOf, type SimulationResult } from "../statistics/simulation-result.ts";
import type { Interruption } from "./interruption.ts";
import type { Run, WorkerPool } from "./worker-pool.ts";

/** The figures of a run, and what they are calculated from. */
export interface MeasuredRun {
  result: SimulationResult;
  tally: Tally;
  outcomes: BattleOutcome[];
}

/** A plan by named rules, and what else a run may ask for. */
export interface RunToMeasure extends Pick<Run, "battles" | "keepOutcomes" | "onPart"> {
  named: NamedRules;
  plan: SimulationPlan;
  keepReplays?: boolean;
}

/** Plays runs side by side and calculates their figures. `elapsedMs` of each is the time all of them took. */
export async function measuredRuns(
  pool: WorkerPool,
  interruption: Interruption,
  runs: readonly RunToMeasure[],
): Promise<MeasuredRun[]> {
  const start = performance.now();
  const played = await pool.play(
    runs.map(({ named, keepReplays = false, ...run }) => ({
      ...run,
      rules: named.rules,
      replayHash: keepReplays ? named.hash : null,
    })),
  );
  const elapsedMs = Math.round(performance.now() - start);
  return runs.flatMap(({ named, plan }, index) => {
    const run = played[index];
    if (!run) return [];
    const origin = {
      rulesHash: named.hash,
      seed: plan.seed,
      policy: plan.policy,
      mode: plan.mode,
      difficulty: plan.mode === "ai" ? plan.difficulty : null,
      elapsedMs,
      isInterrupted: interruption.happened(),
    };
    return [{ ...run, result: resultOf(run.tally, origin) }];
  });
}

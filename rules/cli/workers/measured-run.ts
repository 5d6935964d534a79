import type { BattleOutcome } from "../../simulation/battle-record.ts";
import type { SimulationPlan } from "../../simulation/plan.ts";
import type { Tally } from "../../simulation/tally.ts";
import type { NamedRules } from "../input/read-rules.ts";
import { playersOf, resultOf, type SimulationResult } from "../statistics/simulation-result.ts";
import type { PlayedRun, Shard } from "./schedule.ts";
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
  isStopped: () => boolean,
  runs: readonly RunToMeasure[],
): Promise<MeasuredRun[]> {
  const start = performance.now();
  const played = await playRuns(pool, runs);
  const elapsedMs = Math.round(performance.now() - start);
  return runs.flatMap(({ named, plan }, index) => {
    const run = played[index];
    if (!run) return [];
    return [measured(run, { hash: named.hash, plan, elapsedMs, isInterrupted: isStopped() })];
  });
}

/** Plays runs, or a shard of them, without calculating figures. */
export function playRuns(
  pool: WorkerPool,
  runs: readonly RunToMeasure[],
  shard?: Shard,
): Promise<PlayedRun[]> {
  return pool.play(
    runs.map(({ named, keepReplays = false, ...run }) => ({
      ...run,
      rules: named.rules,
      replayHash: keepReplays ? named.hash : null,
    })),
    shard,
  );
}

/** The plan of a played run, the hash of its rules, and how it went. */
export interface RunOrigin {
  hash: string;
  plan: SimulationPlan;
  elapsedMs: number;
  isInterrupted: boolean;
}

/** The figures of a played run. */
export function measured(
  { tally, outcomes, times }: PlayedRun,
  { hash, plan, elapsedMs, isInterrupted }: RunOrigin,
): MeasuredRun {
  const origin = {
    rulesHash: hash,
    seed: plan.seed,
    policy: plan.policy,
    ...playersOf(plan, times),
    mode: plan.mode,
    difficulty: plan.mode === "ai" ? plan.difficulty : null,
    elapsedMs,
    isInterrupted,
  };
  return { tally, outcomes, result: resultOf(tally, origin) };
}

import type { SimulationPlan } from "../simulation/plan.ts";
import type { OutputFlags } from "./arguments/run-flags.ts";
import { EXIT, exitAfter, runTool } from "./exit.ts";
import { commandText, figuresOf, noteRun } from "./history/history.ts";
import { figureRows } from "./simulate/csv-rows.ts";
import { mergeShards } from "./simulate/merge-shards.ts";
import { playShard } from "./simulate/play-shard.ts";
import {
  type MergeOrder,
  readMergeFlags,
  readSimulateFlags,
  SIMULATE_USAGE,
  type SimulateOrder,
} from "./simulate/simulate-flags.ts";
import { progressBar } from "./terminal/progress-bar.ts";
import { nameOf, simulationText } from "./terminal/simulation-text.ts";
import { stopOnInterrupt } from "./workers/interruption.ts";
import { type MeasuredRun, measuredRuns, type RunToMeasure } from "./workers/measured-run.ts";
import { withReplayFile, writeReplays } from "./workers/replay-files.ts";
import { openWorkerPool } from "./workers/worker-pool.ts";
import { writeResults } from "./write-results.ts";

/** `npm run simulate`: plays many battles and prints their statistics (`GAP-51`). */
async function simulate(argv: readonly string[]): Promise<number> {
  const merge = readMergeFlags(argv);
  if (merge) return writeMerged(merge);
  const order = readSimulateFlags(argv);
  const { plans, battles, shard } = order;
  const pool = openWorkerPool(order.workers);
  const interruption = stopOnInterrupt(pool);
  const bar = progressBar(Math.ceil((battles * plans.length) / (shard?.of ?? 1)), () =>
    plans.length > 1 ? "all" : plans.map(labelOf).join(""),
  );
  const toPlay = runsOf(order, (played) => bar.advance(played));
  const runs = await (shard
    ? playShard(pool, shard, order, toPlay)
    : measuredRuns(pool, interruption, toPlay)
  )
    .catch((error) => {
      throw withReplayFile(error, order.replays);
    })
    .finally(() => pool.stop());
  bar.clear();
  interruption.unwatch();

  if (runs) {
    note(order, argv, runs);
    await write(order, runs, order);
  }
  return exitAfter(interruption.happened(), `what was played so far is ${shard ? "written" : "above"}.`);
}

async function writeMerged(order: MergeOrder): Promise<number> {
  const { run, runs } = mergeShards(order.files);
  await write(order, runs, run);
  return EXIT.done;
}

function runsOf(
  { named, plans, battles, replays }: SimulateOrder,
  onBattles: (played: number) => void,
): RunToMeasure[] {
  return plans.map((plan) => ({
    named,
    plan,
    battles,
    keepReplays: replays !== undefined,
    onPart(part) {
      onBattles(part.tally.battles);
      if (replays !== undefined) writeReplays(replays, labelOf(plan), part.replays);
    },
  }));
}

function note(order: SimulateOrder, argv: readonly string[], runs: readonly MeasuredRun[]): void {
  const results = runs.map(({ result }) => result);
  noteRun(order.history, {
    version: 1,
    at: new Date().toISOString(),
    command: commandText("simulate", argv),
    seed: order.seed,
    policy: order.policy,
    rules: [{ name: order.named.title, hash: order.named.hash }],
    figures: results.map(figuresOf),
    ...(results.some(({ interrupted }) => interrupted) ? { interrupted: true as const } : {}),
  });
}

function write(
  files: OutputFlags,
  runs: readonly MeasuredRun[],
  { isList, hasOwnDecks }: Pick<SimulateOrder, "isList" | "hasOwnDecks">,
): Promise<void> {
  const results = runs.map(({ result }) => result);
  return writeResults(files, {
    text: () => simulationText(results),
    json: () => (isList ? results : results[0]),
    csv: () => figureRows(results),
    // The library of the charts takes a moment to load.
    html: async () => (await import("./page/simulation-page.ts")).simulationPage(runs, hasOwnDecks),
  });
}

function labelOf(plan: SimulationPlan): string {
  return nameOf({ difficulty: null, ...plan });
}

await runTool(simulate, SIMULATE_USAGE);

import type { SimulationPlan } from "../simulation/plan.ts";
import { readSimulateFlags, SIMULATE_USAGE } from "./arguments/simulate-flags.ts";
import { EXIT, runTool } from "./exit.ts";
import { figureRows } from "./statistics/csv-rows.ts";
import { progressBar } from "./terminal/progress-bar.ts";
import { nameOf, simulationText } from "./terminal/simulation-text.ts";
import { stopOnInterrupt } from "./workers/interruption.ts";
import { measuredRuns } from "./workers/measured-run.ts";
import { openWorkerPool } from "./workers/worker-pool.ts";
import { writeReplays } from "./write-replays.ts";
import { writeResults } from "./write-results.ts";

/** `npm run simulate`: plays many battles and prints their statistics (`GAP-51`). */
async function simulate(argv: readonly string[]): Promise<number> {
  const order = readSimulateFlags(argv);
  const { named, plans, battles, replays } = order;
  const pool = openWorkerPool(order.workers);
  const interruption = stopOnInterrupt(pool);
  const bar = progressBar(
    process.stderr,
    battles * plans.length,
    () => (plans.length > 1 ? "all" : plans.map(labelOf).join("")),
    () => performance.now(),
  );
  const runs = await measuredRuns(
    pool,
    interruption,
    plans.map((plan) => ({
      named,
      plan,
      battles,
      keepReplays: replays !== undefined,
      onPart(part) {
        bar.advance(part.tally.battles);
        if (replays !== undefined) writeReplays(replays, labelOf(plan), part.replays);
      },
    })),
  ).finally(() => pool.stop());
  bar.clear();
  interruption.unwatch();

  const results = runs.map(({ result }) => result);
  await writeResults(order, {
    text: () => simulationText(results),
    json: () => (order.isList ? results : results[0]),
    csv: () => figureRows(results),
    // The library of the charts takes a moment to load.
    html: async () => (await import("./page/simulation-page.ts")).simulationPage(runs, order.hasOwnDecks),
  });
  if (!interruption.happened()) return EXIT.done;
  console.error("Interrupted: what was played so far is above.");
  return EXIT.interrupted;
}

function labelOf(plan: SimulationPlan): string {
  return nameOf({ difficulty: null, ...plan });
}

await runTool(simulate, SIMULATE_USAGE);

import { writeFileSync } from "node:fs";
import { readSimulateFlags } from "./arguments/simulate-flags.ts";
import { EXIT, runTool } from "./exit.ts";
import { simulationPage } from "./page/simulation-page.ts";
import { progressBar } from "./terminal/progress-bar.ts";
import { nameOf, simulationText } from "./terminal/simulation-text.ts";
import { stopOnInterrupt } from "./workers/interruption.ts";
import { type MeasuredRun, measuredRun } from "./workers/measured-run.ts";
import { openWorkerPool } from "./workers/worker-pool.ts";
import { writeReplays } from "./write-replays.ts";

/** `npm run simulate`: plays many battles and prints their statistics (`GAP-51`). */
async function simulate(argv: readonly string[]): Promise<number> {
  const order = readSimulateFlags(argv);
  const { named, plans, battles, replays, json, html } = order;
  const pool = openWorkerPool(order.workers);
  const interruption = stopOnInterrupt(pool);
  let label = "";
  const bar = progressBar(
    process.stderr,
    battles * plans.length,
    () => label,
    () => performance.now(),
  );
  const runs: MeasuredRun[] = [];
  for (const plan of plans) {
    label = plan.mode === "ai" ? plan.difficulty : plan.mode;
    const run = await measuredRun(pool, interruption, named, plan, {
      battles,
      keepReplays: replays !== undefined,
      onPart(part) {
        bar.advance(part.tally.battles);
        if (replays !== undefined) writeReplays(replays, label, part.replays);
      },
    });
    runs.push(run);
    if (interruption.happened()) break;
  }
  bar.clear();
  interruption.unwatch();
  await pool.stop();

  const results = runs.map(({ result }) => result);
  console.log(simulationText(results));
  const written = order.isList ? results : results[0];
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(written, null, 2)}\n`);
  if (html !== undefined) writeFileSync(html, simulationPage(runs, order.hasOwnDecks));
  if (!interruption.happened()) return EXIT.done;
  console.error(`Interrupted in ${results.map(nameOf).at(-1)}: what was played so far is above.`);
  return EXIT.interrupted;
}

await runTool(simulate);

import { writeFileSync } from "node:fs";
import { basename } from "node:path";
import { DIFFICULTIES } from "../battle/state/battle.ts";
import { needed, readCommandLine } from "./arguments/flags.ts";
import { RUN_FLAGS, readRunFlags } from "./arguments/run-flags.ts";
import { EXIT, runTool } from "./exit.ts";
import { readRules } from "./input/read-rules.ts";
import { balancePage } from "./page/balance-page.ts";
import { changesBetween } from "./statistics/rule-change.ts";
import type { SimulationResult } from "./statistics/simulation-result.ts";
import { balanceText } from "./terminal/balance-text.ts";
import { progressBar } from "./terminal/progress-bar.ts";
import { stopOnInterrupt } from "./workers/interruption.ts";
import { measuredRun } from "./workers/measured-run.ts";
import { openWorkerPool } from "./workers/worker-pool.ts";

/** `npm run balance`: the shipped rules against an overlay, same seeds (`GAP-51`). */
async function balance(argv: readonly string[]): Promise<number> {
  const line = readCommandLine(argv, ["rules", ...RUN_FLAGS], 0);
  const overlay = needed(line, "rules", "is the file of a rule overlay");
  const changed = readRules(overlay);
  const shipped = readRules(undefined);
  const { battles, seed, policy, workers, json, html } = readRunFlags(line);

  const pool = openWorkerPool(workers);
  const interruption = stopOnInterrupt(pool);
  let label = "";
  const total = battles * DIFFICULTIES.length * 2;
  const bar = progressBar(
    process.stderr,
    total,
    () => label,
    () => performance.now(),
  );
  const before: SimulationResult[] = [];
  const after: SimulationResult[] = [];
  for (const difficulty of DIFFICULTIES) {
    label = difficulty;
    for (const [rules, results] of [
      [shipped, before],
      [changed, after],
    ] as const) {
      const { result } = await measuredRun(
        pool,
        interruption,
        rules,
        { mode: "ai", difficulty, policy, seed },
        { battles, keepReplays: false, onPart: ({ tally }) => bar.advance(tally.battles) },
      );
      results.push(result);
    }
    if (interruption.happened()) break;
  }
  bar.clear();
  interruption.unwatch();
  await pool.stop();

  const isInterrupted = interruption.happened();
  const changes = after.flatMap((now, index) => {
    const old = before[index];
    return old ? changesBetween(old, now) : [];
  });
  console.log(balanceText(before, after, changes));
  const written = {
    version: 1,
    seed,
    policy,
    battles,
    before,
    after,
    changes,
    ...(isInterrupted ? { interrupted: true } : {}),
  };
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(written, null, 2)}\n`);
  if (html !== undefined) writeFileSync(html, balancePage(basename(overlay), before, after, changes));
  if (!isInterrupted) return EXIT.done;
  console.error("Interrupted: what was played so far is above.");
  return EXIT.interrupted;
}

await runTool(balance);

import { balanceFile } from "./balance/balance-file.ts";
import { BALANCE_USAGE, readBalanceFlags } from "./balance/balance-flags.ts";
import { balanceText } from "./balance/balance-text.ts";
import { comparisonOf, runsOf } from "./balance/comparison.ts";
import { exitAfter, runTool } from "./exit.ts";
import { commandText, figuresOf, noteRun } from "./history/history.ts";
import { progressBar } from "./terminal/progress-bar.ts";
import { stopOnInterrupt } from "./workers/interruption.ts";
import { measuredRuns } from "./workers/measured-run.ts";
import { openWorkerPool } from "./workers/worker-pool.ts";
import { writeResults } from "./write-results.ts";

/** `npm run balance`: two rule sets in the same battles (`GAP-51`). */
async function balance(argv: readonly string[]): Promise<number> {
  const order = readBalanceFlags(argv);
  const { battles, seed, policy } = order;
  const wanted = runsOf(order);
  const pool = openWorkerPool(order.workers);
  const interruption = stopOnInterrupt(pool);
  const bar = progressBar(battles * wanted.length, () => "all");
  const runs = await measuredRuns(
    pool,
    interruption,
    wanted.map((run) => ({ ...run, onPart: ({ tally }) => bar.advance(tally.battles) })),
  ).finally(() => pool.stop());
  bar.clear();
  interruption.unwatch();

  const comparison = comparisonOf(order, runs);
  const isInterrupted = interruption.happened();
  noteRun(order.history, {
    version: 1,
    at: new Date().toISOString(),
    command: commandText("balance", argv),
    seed,
    policy,
    rules: [order.before, order.after].map(({ title, hash }) => ({ name: title, hash })),
    figures: runs.map(({ result }) => figuresOf(result)),
    ...(isInterrupted ? { interrupted: true as const } : {}),
  });
  await writeResults(order, {
    text: () => balanceText(comparison),
    json: () => balanceFile(comparison, isInterrupted),
    csv: () => comparison.changes.map((change) => ({ ...change })),
    // The library of the charts takes a moment to load.
    html: async () => (await import("./balance/balance-page.ts")).balancePage(comparison),
  });
  return exitAfter(isInterrupted);
}

await runTool(balance, BALANCE_USAGE);

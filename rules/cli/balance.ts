import { basename } from "node:path";
import { DIFFICULTIES } from "../battle/state/battle.ts";
import { needed, readCommandLine } from "./arguments/flags.ts";
import { RUN_FLAGS, readRunFlags } from "./arguments/run-flags.ts";
import type { Usage } from "./arguments/usage.ts";
import { EXIT, runTool } from "./exit.ts";
import { readRules } from "./input/read-rules.ts";
import { changesBetween } from "./statistics/rule-change.ts";
import { balanceText } from "./terminal/balance-text.ts";
import { progressBar } from "./terminal/progress-bar.ts";
import { stopOnInterrupt } from "./workers/interruption.ts";
import { measuredRuns } from "./workers/measured-run.ts";
import { openWorkerPool } from "./workers/worker-pool.ts";
import { writeResults } from "./write-results.ts";

const USAGE: Usage = {
  command: "npm run balance -- --rules FILE [flags]",
  what: "Plays the same battles by the shipped rules and by an overlay, and says what the overlay changes.",
  flags: { rules: { value: "FILE", what: "the overlay" }, ...RUN_FLAGS },
};

/** `npm run balance`: the shipped rules against an overlay, same seeds (`GAP-51`). */
async function balance(argv: readonly string[]): Promise<number> {
  const line = readCommandLine(argv, Object.keys(USAGE.flags), 0);
  const overlay = needed(line, "rules", "is the file of a rule overlay");
  const changed = readRules(overlay);
  const shipped = readRules(undefined);
  const flags = readRunFlags(line);
  const { battles, seed, policy, workers } = flags;

  const pool = openWorkerPool(workers);
  const interruption = stopOnInterrupt(pool);
  const bar = progressBar(
    process.stderr,
    battles * DIFFICULTIES.length * 2,
    () => "all",
    () => performance.now(),
  );
  const runs = await measuredRuns(
    pool,
    interruption,
    [shipped, changed].flatMap((named) =>
      DIFFICULTIES.map((difficulty) => ({
        named,
        plan: { mode: "ai" as const, difficulty, policy, seed },
        battles,
        onPart: ({ tally }) => bar.advance(tally.battles),
      })),
    ),
  ).finally(() => pool.stop());
  bar.clear();
  interruption.unwatch();

  const results = runs.map(({ result }) => result);
  const before = results.slice(0, DIFFICULTIES.length);
  const after = results.slice(DIFFICULTIES.length);
  const isInterrupted = interruption.happened();
  const changes = after.flatMap((now, index) => {
    const old = before[index];
    return old ? changesBetween(old, now) : [];
  });
  const interrupted = isInterrupted ? { interrupted: true } : {};
  await writeResults(flags, {
    text: () => balanceText(before, after, changes),
    json: () => ({ version: 1, seed, policy, battles, before, after, changes, ...interrupted }),
    csv: () => changes.map((change) => ({ ...change })),
    // The library of the charts takes a moment to load.
    html: async () =>
      (await import("./page/balance-page.ts")).balancePage(basename(overlay), before, after, changes),
  });
  if (!isInterrupted) return EXIT.done;
  console.error("Interrupted: what was played so far is above.");
  return EXIT.interrupted;
}

await runTool(balance, USAGE);

import { balanceReport } from "./balance/balance-report.ts";
import { balanceFile, type Comparison, comparisonOf, type Order, runsOf } from "./balance/comparison.ts";
import { BATTLE_FLAGS } from "./command/battle-flags.ts";
import { newCommand } from "./command/command.ts";
import { rulesFile } from "./command/flags.ts";
import { figuresOf } from "./history/history.ts";
import { measuredRuns, type RunToMeasure } from "./workers/measured-run.ts";

/** `npm run balance`: two rule sets in the same battles (`GAP-51`). */
export const balance = newCommand({
  name: "balance",
  what: "Plays the same battles by the shipped rules and by an overlay, and says what the overlay changes.",
  flags: {
    rules: rulesFile("the overlay", true),
    against: rulesFile("another overlay to compare it with, instead of the shipped rules"),
    ...BATTLE_FLAGS,
  },
  hasWorkers: true,
  read({ flags: { rules: after, against: before, battles, seed, policy } }): Order {
    return { before, after, battles, seed, policy };
  },
  async play(order, { pool, signal, progress }): Promise<Comparison> {
    const wanted = runsOf(order);
    const total = order.battles * wanted.length;
    const runs = wanted.map(
      (run): RunToMeasure => ({ ...run, onPart: ({ tally }) => progress(tally.battles, total) }),
    );
    return comparisonOf(order, await measuredRuns(pool, () => signal.aborted, runs));
  },
  show: {
    report: balanceReport,
    json: balanceFile,
    csv: ({ changes }) => changes.map((change) => ({ ...change })),
  },
  noted: ({ places }, { seed, policy, before, after }) => ({
    seed,
    policy,
    rules: [before, after].map(({ title, hash }) => ({ name: title, hash })),
    figures: places.flatMap((place) => [place.before, place.after].map(({ result }) => figuresOf(result))),
  }),
});

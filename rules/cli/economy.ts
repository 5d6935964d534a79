import { ECONOMY_USAGE, readEconomyFlags } from "./economy/economy-flags.ts";
import { dayRows } from "./economy/report/day-rows.ts";
import { economyPage } from "./economy/report/economy-page.ts";
import { economyText } from "./economy/report/economy-text.ts";
import { economyResult } from "./economy/result/economy-result.ts";
import { exitAfter, runTool } from "./exit.ts";
import { progressBar } from "./terminal/progress-bar.ts";
import { writeResults } from "./write-results.ts";

/** `npm run economy`: plays labs for weeks and prints how they develop. */
async function economy(argv: readonly string[]): Promise<number> {
  const order = readEconomyFlags(argv);
  let isInterrupted = false;
  const onInterrupt = () => {
    isInterrupted = true;
  };
  process.once("SIGINT", onInterrupt);
  let label = "";
  const bar = progressBar(order.policies.length * order.players, () => label);
  const result = await economyResult(
    order,
    () => isInterrupted,
    (policy) => {
      label = policy;
      bar.advance(1);
    },
  );
  bar.clear();
  process.off("SIGINT", onInterrupt);

  await writeResults(order, {
    text: () => economyText(result),
    json: () => result,
    csv: () => dayRows(result),
    html: () => economyPage(result),
  });
  return exitAfter(isInterrupted);
}

await runTool(economy, ECONOMY_USAGE);

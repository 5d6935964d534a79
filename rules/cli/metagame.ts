import { EXIT, exitAfter, runTool } from "./exit.ts";
import { METAGAME_USAGE, readMetagameFlags } from "./metagame/metagame-flags.ts";
import { matchupRows } from "./metagame/report/matchup-rows.ts";
import { metagamePage } from "./metagame/report/metagame-page.ts";
import { metagameText } from "./metagame/report/metagame-text.ts";
import { runMetagame } from "./metagame/run-metagame.ts";
import { counted } from "./terminal/counted.ts";
import { stopOnInterrupt } from "./workers/interruption.ts";
import { openWorkerPool } from "./workers/worker-pool.ts";
import { writeResults } from "./write-results.ts";

/** `npm run metagame`: many decks against one another or against the AI. */
async function metagame(argv: readonly string[]): Promise<number> {
  const order = readMetagameFlags(argv);
  const pool = openWorkerPool(order.workers);
  const interruption = stopOnInterrupt(pool);
  const counter = battleCounter();
  const result = await runMetagame(order, {
    pool: order.kept?.with(pool) ?? pool,
    rules: order.named.rules,
    policy: order.policy,
    seed: order.seed,
    isStopped: () => interruption.happened(),
    onBattles: counter.add,
  }).finally(() => pool.stop());
  counter.clear();
  interruption.unwatch();

  writeResults(order, {
    text: () => metagameText(result),
    json: () => result,
    csv: () => matchupRows(result),
    html: () => metagamePage(result),
  });
  if (interruption.happened()) {
    const further = order.kept ? " With the same --state it goes on from there." : "";
    return exitAfter(true, `what was played so far is above.${further}`);
  }
  return result.bound && result.bound.over.length > 0 ? EXIT.overBound : EXIT.done;
}

/** On a terminal, the number of battles so far: how many there will be is only known at the end. */
function battleCounter() {
  const isShown = process.stderr.isTTY;
  let battles = 0;
  return {
    add(more: number) {
      battles += more;
      if (isShown) process.stderr.write(`\r${counted(battles, "battle")}`);
    },
    clear() {
      if (isShown) process.stderr.write("\r\u001b[2K");
    },
  };
}

await runTool(metagame, METAGAME_USAGE);

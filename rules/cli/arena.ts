import { pairsOf, plansOf } from "../simulation/round-robin/pairings.ts";
import { ARENA_USAGE, type ArenaOrder, readArenaFlags } from "./arena/arena-flags.ts";
import { type ArenaResult, arenaResult } from "./arena/arena-result.ts";
import { arenaText } from "./arena/arena-text.ts";
import { exitAfter, runTool } from "./exit.ts";
import { progressBar } from "./terminal/progress-bar.ts";
import { stopOnInterrupt } from "./workers/interruption.ts";
import { playRuns, type RunToMeasure } from "./workers/measured-run.ts";
import { withReplayFile } from "./workers/replay-files.ts";
import { openWorkerPool } from "./workers/worker-pool.ts";
import { writeResults } from "./write-results.ts";

/** `npm run arena`: plays bots, levels and policies against one another, and rates them. */
async function arena(argv: readonly string[]): Promise<number> {
  const order = readArenaFlags(argv);
  const result = await played(order);
  await writeResults(order, {
    text: () => arenaText(result),
    json: () => result,
    csv: () => result.pairings.map(({ share, ...row }) => ({ ...row, ...share })),
    // The library of the charts takes a moment to load.
    html: async () => (await import("./arena/arena-page.ts")).arenaPage(result),
  });
  return exitAfter(result.interrupted ?? false);
}

async function played({ named, players, battles, seed, workers, replays }: ArenaOrder): Promise<ArenaResult> {
  const start = performance.now();
  const pool = openWorkerPool(workers);
  const interruption = stopOnInterrupt(pool);
  const total = pairsOf(players.length).length * 2 * battles;
  const bar = progressBar(total, () => "arena");
  const toPlay = pairsOf(players.length).flatMap(({ first, second }): RunToMeasure[] => {
    const [one, other] = [players[first], players[second]];
    if (!one || !other) return [];
    return plansOf(one, other, seed).map((plan) => ({
      named,
      plan,
      battles,
      keepOutcomes: true,
      onPart: ({ tally }) => bar.advance(tally.battles),
    }));
  });
  const runs = await playRuns(pool, toPlay)
    .catch((error) => {
      throw withReplayFile(error, replays);
    })
    .finally(() => pool.stop());
  bar.clear();
  interruption.unwatch();
  return arenaResult(players, runs, {
    rulesHash: named.hash,
    seed,
    battles,
    elapsedMs: Math.round(performance.now() - start),
    isInterrupted: interruption.happened(),
  });
}

await runTool(arena, ARENA_USAGE);

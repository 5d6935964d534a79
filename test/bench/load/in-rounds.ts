import { type Load, type Run, runLoad } from "./run-load.ts";
import type { WorkerProcess } from "./worker-process.ts";

const ROUNDS = 20;
const SECONDS = 1;
/** They warm up, and fill what is kept. */
const FIRST_ROUNDS = 4;

/** Loads servers in turns, again and again: the runs of each, in the order of the loads. */
export async function inRounds(generator: WorkerProcess, loads: readonly Load[]): Promise<Run[][]> {
  const runs: Run[][] = loads.map(() => []);
  for (let round = 0; round < FIRST_ROUNDS + ROUNDS; round++) {
    for (const [at, load] of loads.entries()) {
      const run = await runLoad(generator, load, SECONDS);
      if (round >= FIRST_ROUNDS) runs[at]?.push(run);
    }
  }
  return runs;
}

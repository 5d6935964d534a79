import { closeSync, openSync, writeSync } from "node:fs";
import { STANDARD_OUTPUT } from "../input/output-file.ts";
import { playRuns, type RunToMeasure } from "../workers/measured-run.ts";
import type { Shard } from "../workers/shard.ts";
import type { WorkerPool } from "../workers/worker-pool.ts";
import { ndjsonLine, type PartLine, type ShardHead } from "./shard-file.ts";
import type { SimulateOrder } from "./simulate-flags.ts";

const STANDARD_OUTPUT_HANDLE = 1;

/** Plays a shard of runs and writes each part as soon as it is played: to the file of `--json`, else to standard output. */
export async function playShard(
  pool: WorkerPool,
  shard: Shard,
  order: SimulateOrder,
  runs: readonly RunToMeasure[],
): Promise<void> {
  const { named, battles, plans, isList, hasOwnDecks, json = STANDARD_OUTPUT } = order;
  const head: ShardHead = {
    shard: `${shard.index}/${shard.of}`,
    run: { version: 1, rulesHash: named.hash, battles, plans, isList, hasOwnDecks },
  };
  const handle = json === STANDARD_OUTPUT ? STANDARD_OUTPUT_HANDLE : openSync(json, "w");
  const start = performance.now();
  const write = (value: ShardHead | PartLine) => writeSync(handle, ndjsonLine(value));
  try {
    write(head);
    await playRuns(
      pool,
      runs.map((run) => ({
        ...run,
        onPart(part, at) {
          run.onPart?.(part, at);
          const elapsedMs = Math.round(performance.now() - start);
          write({ part: at.place, tally: part.tally, times: part.times, elapsedMs });
        },
      })),
      shard,
    );
  } finally {
    if (handle !== STANDARD_OUTPUT_HANDLE) closeSync(handle);
  }
}

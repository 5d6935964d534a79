import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { describe, expect, inject, it } from "vitest";
import { tuneJson } from "../../../../rules/cli/tune/report/tuned.ts";
import { openWorkerPool, type WorkerPool } from "../../../../rules/cli/workers/worker-pool.ts";
import { metagameOf } from "../metagame/play-here.ts";
import { TINY, tinyRun } from "../tune/tiny-run.ts";

/** The result of work with two real workers; the first to answer is killed. Fails if no other took its place. */
async function withKilledWorker<Result>(use: (pool: WorkerPool) => Promise<Result>): Promise<Result> {
  const workers: Worker[] = [];
  let isKilled = false;
  const pool = openWorkerPool(2, () => {
    const worker = new Worker(join(inject("toolFolder"), "worker.js"));
    worker.on("message", () => {
      if (!isKilled) void worker.terminate();
      isKilled = true;
    });
    workers.push(worker);
    return worker;
  });
  try {
    const result = await use(pool);
    expect(workers).toHaveLength(3);
    return result;
  } finally {
    await pool.stop();
  }
}

describe("a worker that is killed in the middle", { timeout: 60_000 }, () => {
  it("changes nothing of what tune finds (GAP-51) @long", async () => {
    const settings = { ...TINY, battles: 60, confirm: 2 };
    const run = (pool?: WorkerPool) => tinyRun(undefined, () => false, settings, pool);
    expect(tuneJson(await withKilledWorker(run))).toEqual(tuneJson(await run()));
  });

  it("changes nothing of what metagame finds (GAP-51)", async () => {
    const flags = ["--decks", "3", "--battles", "60", "--grow", "0", "--without", "no", "--compare", "no"];
    const run = async (pool?: WorkerPool) => (await metagameOf(flags, () => false, pool)).result;
    expect(await withKilledWorker(run)).toEqual(await run());
  });
});

import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { describe, expect, inject, it } from "vitest";
import { openWorkerPool, type Run } from "../../../../rules/cli/workers/worker-pool.ts";
import { shippedRules } from "../../../../rules/index.ts";
import { playPart } from "../../../../rules/simulation/play-part.ts";

const harder = { ...shippedRules, battle: { ...shippedRules.battle, turnLimit: 6 } };
const easy = { mode: "ai", difficulty: "easy", policy: "fast", seed: "pool" } as const;
const duels = { mode: "pvp", policy: "fast", seed: "pool" } as const;

function startBuilt(): Worker {
  return new Worker(join(inject("toolFolder"), "worker.js"));
}

/** Plays with a pool of real workers, which is stopped at the end. */
async function withPool<Result>(
  size: number,
  use: (pool: ReturnType<typeof openWorkerPool>, workers: Worker[]) => Promise<Result>,
): Promise<Result> {
  const workers: Worker[] = [];
  const pool = openWorkerPool(size, () => {
    const worker = startBuilt();
    workers.push(worker);
    return worker;
  });
  try {
    return await use(pool, workers);
  } finally {
    await pool.stop();
  }
}

describe("the worker pool", () => {
  it("plays runs by different plans and rules as one thread would, with any number of workers (GAP-51)", async () => {
    const runs: Run[] = [
      { rules: shippedRules, plan: easy, battles: 30, keepOutcomes: true },
      { rules: harder, plan: easy, battles: 30, keepOutcomes: true },
      { rules: shippedRules, plan: duels, battles: 3 },
    ];
    const expected = runs.map(({ rules, plan, battles, keepOutcomes }) => {
      const { tally, outcomes } = playPart(rules, plan, { from: 1, to: battles }, false);
      return { tally, outcomes: keepOutcomes ? outcomes : [], times: [null, null] };
    });
    expect(await withPool(1, (pool) => pool.play(runs))).toEqual(expected);
    expect(await withPool(3, (pool) => pool.play(runs))).toEqual(expected);
  });

  it("advances all runs together, and gives each up to the same battle when it is stopped (GAP-51)", async () => {
    let played = 0;
    const [before, after] = await withPool(1, (pool) => {
      const onPart = () => {
        played += 1;
        if (played === 7) void pool.stop();
      };
      return pool.play([
        { rules: shippedRules, plan: easy, battles: 100, onPart },
        { rules: harder, plan: easy, battles: 100, onPart },
      ]);
    });
    expect(before?.tally).toEqual(playPart(shippedRules, easy, { from: 1, to: 6 }, false).tally);
    expect(after?.tally).toEqual(playPart(harder, easy, { from: 1, to: 6 }, false).tally);
  });

  it("plays the parts of a worker that dies again, and counts nothing twice (GAP-51)", async () => {
    const seen: number[] = [];
    let ends: Promise<number> | null = null;
    const [run] = await withPool(2, async (pool, workers) => {
      const result = await pool.play([
        {
          rules: shippedRules,
          plan: easy,
          battles: 40,
          keepOutcomes: true,
          onPart({ tally }) {
            seen.push(tally.battles);
            if (seen.length === 5) ends = workers[0]?.terminate() ?? null;
          },
        },
      ]);
      expect(await ends).toBe(1);
      expect(workers).toHaveLength(3);
      return result;
    });
    const expected = playPart(shippedRules, easy, { from: 1, to: 40 }, false);
    expect(run).toEqual({ tally: expected.tally, outcomes: expected.outcomes, times: [null, null] });
    expect(seen.reduce((sum, battles) => sum + battles, 0)).toBe(40);
  });

  it("gives up a part that three workers died with, and names it (GAP-51)", async () => {
    const dying = openWorkerPool(1, () => new Worker("process.exit(3)", { eval: true }));
    await expect(dying.play([{ rules: shippedRules, plan: easy, battles: 10 }])).rejects.toThrow(
      "3 workers ended while they played battle 1.",
    );
    await dying.stop();
  });

  it("rejects with the error that playing a battle throws, and plays the next call (GAP-51)", async () => {
    const broken = { ...shippedRules, species: {} };
    await withPool(2, async (pool) => {
      await expect(pool.play([{ rules: broken, plan: easy, battles: 4 }])).rejects.toThrow(Error);
      const [run] = await pool.play([{ rules: shippedRules, plan: easy, battles: 4 }]);
      expect(run?.tally.battles).toBe(4);
    });
  });
});

import { openWorkerPool } from "../../../rules/cli/workers/worker-pool.ts";
import { shippedRules } from "../../../rules/index.ts";

/** A run of `simulate` on that many workers; battles are played as the tool plays them. */
export interface CrewOrder {
  workers: number;
  battles: number;
}

/** How long the run took, and how long the processor worked on it in all threads. */
export interface CrewPlayed {
  seconds: number;
  workSeconds: number;
}

const pools = new Map<number, ReturnType<typeof openWorkerPool>>();

process.on("message", (order: CrewOrder) => {
  void play(order).then((played) => process.send?.(played));
});

async function play({ workers, battles }: CrewOrder): Promise<CrewPlayed> {
  const pool = pools.get(workers) ?? openWorkerPool(workers);
  pools.set(workers, pool);
  const start = performance.now();
  const before = process.cpuUsage();
  const plan = { mode: "ai", difficulty: "medium", policy: "fast", seed: "bench" } as const;
  await pool.play([{ rules: shippedRules, plan, battles }]);
  const { user, system } = process.cpuUsage(before);
  return { seconds: (performance.now() - start) / 1000, workSeconds: (user + system) / 1e6 };
}

import { openWorkerPool } from "../../../rules/cli/workers/worker-pool.ts";
import { shippedRules } from "../../../rules/index.ts";

/** A run of `simulate` on that many workers; battles are played as the tool plays them. */
export interface CrewOrder {
  workers: number;
  battles: number;
}

const pools = new Map<number, ReturnType<typeof openWorkerPool>>();

process.on("message", (order: CrewOrder) => {
  void play(order).then((seconds) => process.send?.({ seconds }));
});

async function play({ workers, battles }: CrewOrder): Promise<number> {
  const pool = pools.get(workers) ?? openWorkerPool(workers);
  pools.set(workers, pool);
  const start = performance.now();
  const plan = { mode: "ai", difficulty: "medium", policy: "fast", seed: "bench" } as const;
  await pool.play([{ rules: shippedRules, plan, battles }]);
  return (performance.now() - start) / 1000;
}

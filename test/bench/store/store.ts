import type { Figure } from "../figure.ts";
import { BenchCluster } from "./bench-cluster.ts";
import { measureOneProcess } from "./one-process.ts";
import { measurePush } from "./push.ts";
import { measureSeveralProcesses } from "./several-processes.ts";

/** The game on PostgreSQL, on a cluster that flushes its log to the disk. */
export const STORE_MEASURES = [measureOneProcess, measureSeveralProcesses, measurePush].map(
  (measure) => async (): Promise<Figure[]> => {
    const cluster = await BenchCluster.start();
    try {
      return await measure(cluster);
    } finally {
      await cluster.remove();
    }
  },
);

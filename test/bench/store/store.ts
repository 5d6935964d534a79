import type { Figure } from "../figure.ts";
import { BenchCluster } from "./bench-cluster.ts";
import { measureOneProcess } from "./one-process.ts";
import { measurePush } from "./push.ts";
import { measureSeveralProcesses } from "./several-processes.ts";

/** The game on PostgreSQL, on a cluster that flushes its log to the disk. */
export async function measureStore(): Promise<Figure[]> {
  const cluster = await BenchCluster.start();
  try {
    return [
      ...(await measureOneProcess(cluster)),
      ...(await measureSeveralProcesses(cluster)),
      ...(await measurePush(cluster)),
    ];
  } finally {
    await cluster.remove();
  }
}

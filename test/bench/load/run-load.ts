import type { LoadRequest, LoadResult } from "autocannon";
import type { LoadOrder } from "./generator.ts";
import type { WorkerProcess } from "./worker-process.ts";

/** One kind of request: connection `i` sends `requests[i]` in turn, again and again. */
export type Load = {
  readonly server: WorkerProcess;
  readonly url: string;
  readonly requests: LoadRequest[][];
};

/** Since the server's start. */
type Work = { activeMs: number; cpuMs?: number };

export type Run = {
  /** Good answers a second in which the server had work, waiting for the disk included. */
  readonly perBusySecond: number;
  /** Good answers a second that the core worked for the server; null where the server does not tell. */
  readonly perCoreSecond: number | null;
  readonly p99: number;
  readonly good: number;
  readonly refused: number;
};

/**
 * Loads a server for some seconds. A second counts as far as the server was at work in it: a neighbour that slows
 * the load generator down does not change what follows from it.
 */
export async function runLoad(
  generator: WorkerProcess,
  { server, url, requests }: Load,
  seconds: number,
): Promise<Run> {
  const sent = requests.flat();
  const activations = sent.filter(({ method }) => method === "POST").length;
  const before = await server.ask<Work>({ machines: activations });
  const order: LoadOrder = { url, requests, seconds };
  const result = await generator.ask<LoadResult>(order);
  const after = await server.ask<Work>({ machines: 0 });
  if (result.errors > 0) throw new Error(`${result.errors} requests of ${sent[0]?.path} got no answer.`);
  const coreMs = after.cpuMs === undefined ? null : after.cpuMs - (before.cpuMs ?? 0);
  return {
    perBusySecond: result["2xx"] / ((after.activeMs - before.activeMs) / 1000),
    perCoreSecond: coreMs === null ? null : result["2xx"] / (coreMs / 1000),
    p99: result.latency.p99,
    good: result["2xx"],
    refused: result.non2xx,
  };
}

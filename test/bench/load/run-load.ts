import type { LoadRequest, LoadResult } from "autocannon";
import type { ServerWork } from "../servers/server-work.ts";
import type { LoadOrder } from "./generator.ts";
import type { WorkerProcess } from "./worker-process.ts";

/** One kind of request: connection `i` sends `requests[i]` in turn, again and again. */
export type Load = {
  readonly server: WorkerProcess;
  readonly url: string;
  readonly requests: LoadRequest[][];
};

export type Run = {
  /** Good answers a second in which the server had work, waiting for the disk included. */
  readonly perBusySecond: number;
  /** Good answers a second that the core worked for the server. */
  readonly perCoreSecond: number;
  /** Good answers a second of the clock. */
  readonly perSecond: number;
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
  const before = await server.ask<ServerWork>({});
  const order: LoadOrder = { url, requests, seconds };
  const result = await generator.ask<LoadResult>(order);
  const after = await server.ask<ServerWork>({});
  if (result.errors > 0) throw new Error(`${result.errors} requests of ${sent[0]?.path} got no answer.`);
  return {
    perBusySecond: result["2xx"] / ((after.activeMs - before.activeMs) / 1000),
    perCoreSecond: result["2xx"] / ((after.cpuMs - before.cpuMs) / 1000),
    perSecond: result["2xx"] / result.duration,
    p99: result.latency.p99,
    good: result["2xx"],
    refused: result.non2xx,
  };
}

import { atLeast, type Figure, median, reported } from "../figure.ts";
import { emptyRoute } from "../servers/empty-route.ts";
import type { LedgerBenchServer } from "../servers/ledger-bench-server.ts";
import { inRounds } from "./in-rounds.ts";
import type { Load, Run } from "./run-load.ts";
import { WorkerProcess } from "./worker-process.ts";

const SERVER_CORE = 0;
const LOAD_CORE = 1;

/** What is asked, and the share of the empty route's throughput that it must reach. */
export type Compared = {
  readonly name: string;
  readonly server: LedgerBenchServer;
  readonly requests: Load["requests"];
  readonly bound: number;
};

/**
 * A call against the empty route, in turns on one core: for each second that the core worked for the server, since
 * neither waits for anything but the disk now and then. The best round of each counts: a neighbour of this machine
 * takes its caches for seconds, which slows a server twofold and the empty route, which needs little, by a third.
 */
export async function againstEmptyRoute({ name, server, requests, bound }: Compared): Promise<Figure[]> {
  const empty = await emptyRoute(requests.length, { core: SERVER_CORE });
  const generator = new WorkerProcess(new URL("./generator.ts", import.meta.url), { core: LOAD_CORE });
  try {
    const loads = [empty, { server: server.process, url: server.url, requests }];
    const [ofEmpty = [], ofServer = []] = await inRounds(generator, loads);
    const refused = ofServer.reduce((sum, run) => sum + run.refused, 0);
    if (refused > 0) throw new Error(`${refused} requests were refused: ${name}.`);
    return [
      atLeast(bound, { name, unit: "req/s", value: best(ofServer), reference: best(ofEmpty) }),
      reported({ name: `${name}, p99`, unit: "ms", value: median(ofServer.map(({ p99 }) => p99)) }),
    ];
  } finally {
    await Promise.all([empty.server.stop(), generator.stop()]);
  }
}

function best(runs: readonly Run[]): number {
  return Math.max(...runs.map(({ perCoreSecond }) => perCoreSecond));
}

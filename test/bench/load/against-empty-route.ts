import { atLeast, type Figure, median, reported } from "../figure.ts";
import { emptyRoute } from "../servers/empty-route.ts";
import type { LedgerBenchServer } from "../servers/ledger-bench-server.ts";
import { type Load, type Run, runLoad } from "./run-load.ts";
import { WorkerProcess } from "./worker-process.ts";

const ROUNDS = 5;
const SECONDS = 3;
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
 * neither waits for anything but the disk now and then.
 */
export async function againstEmptyRoute({ name, server, requests, bound }: Compared): Promise<Figure[]> {
  const empty = await emptyRoute(SERVER_CORE, requests.length);
  const generator = new WorkerProcess(new URL("./generator.ts", import.meta.url), { core: LOAD_CORE });
  try {
    const loads: [Load, Load] = [empty, { server: server.process, url: server.url, requests }];
    const runs: [Run[], Run[]] = [[], []];
    // The first round only warms up, and fills what is kept.
    for (let round = 0; round <= ROUNDS; round++)
      for (const which of [0, 1] as const) {
        const run = await runLoad(generator, loads[which], SECONDS);
        if (run.refused > 0) throw new Error(`${run.refused} requests were refused: ${name}.`);
        if (round > 0) runs[which].push(run);
      }
    const throughput = (which: 0 | 1) => median(runs[which].map((run) => run.perCoreSecond ?? Number.NaN));
    return [
      atLeast(bound, { name, unit: "req/s", value: throughput(1), reference: throughput(0) }),
      reported({ name: `${name}, p99`, unit: "ms", value: median(runs[1].map((run) => run.p99)) }),
    ];
  } finally {
    await Promise.all([empty.server.stop(), generator.stop()]);
  }
}

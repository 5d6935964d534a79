import { atLeast, type Figure, median, reported } from "../figure.ts";
import { emptyRoute } from "../servers/empty-route.ts";
import type { LedgerBenchServer } from "../servers/ledger-bench-server.ts";
import { type Load, type Run, runLoad } from "./run-load.ts";
import { WorkerProcess } from "./worker-process.ts";

const ROUNDS = 20;
const SECONDS = 1;
/** They warm up, and fill what is kept. */
const FIRST_ROUNDS = 4;
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
  const empty = await emptyRoute(SERVER_CORE, requests.length);
  const generator = new WorkerProcess(new URL("./generator.ts", import.meta.url), { core: LOAD_CORE });
  try {
    const measured = { server: server.process, url: server.url, requests };
    const loaded = async (load: Load): Promise<Run> => {
      const run = await runLoad(generator, load, SECONDS);
      if (run.refused > 0) throw new Error(`${run.refused} requests were refused: ${name}.`);
      return run;
    };
    const [ofEmpty, ofMeasured]: [Run[], Run[]] = [[], []];
    for (let round = 0; round < FIRST_ROUNDS + ROUNDS; round++) {
      const [reference, run] = [await loaded(empty), await loaded(measured)];
      if (round < FIRST_ROUNDS) continue;
      ofEmpty.push(reference);
      ofMeasured.push(run);
    }
    return [
      atLeast(bound, { name, unit: "req/s", value: best(ofMeasured), reference: best(ofEmpty) }),
      reported({ name: `${name}, p99`, unit: "ms", value: median(ofMeasured.map(({ p99 }) => p99)) }),
    ];
  } finally {
    await Promise.all([empty.server.stop(), generator.stop()]);
  }
}

/** The throughput of the round that the machine's other work slowed least. */
function best(runs: readonly Run[]): number {
  return Math.max(...runs.map(({ perCoreSecond }) => perCoreSecond ?? Number.NaN));
}

import { atLeast, type Figure, median, reported } from "../figure.ts";
import { emptyRoute } from "../servers/empty-route.ts";
import type { LedgerBenchServer } from "../servers/ledger-bench-server.ts";
import { type Load, type Run, runLoad } from "./run-load.ts";
import { WorkerProcess } from "./worker-process.ts";

/** Short rounds, so that both of one meet the same weather: a neighbour's noise lasts for seconds. */
const ROUNDS = 15;
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

interface Round {
  reference: Run;
  run: Run;
}

/**
 * A call against the empty route, in turns on one core: for each second that the core worked for the server, since
 * neither waits for anything but the disk now and then.
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
    const rounds: Round[] = [];
    for (let number = 0; number < FIRST_ROUNDS + ROUNDS; number++) {
      const [reference, run] = [await loaded(empty), await loaded(measured)];
      if (number >= FIRST_ROUNDS) rounds.push({ reference, run });
    }
    const { value, reference } = middle(rounds);
    return [
      atLeast(bound, { name, unit: "req/s", value, reference }),
      reported({ name: `${name}, p99`, unit: "ms", value: median(rounds.map(({ run }) => run.p99)) }),
    ];
  } finally {
    await Promise.all([empty.server.stop(), generator.stop()]);
  }
}

/** The round with the median ratio. */
function middle(rounds: readonly Round[]): { value: number; reference: number } {
  const throughput = ({ perCoreSecond }: Run) => perCoreSecond ?? Number.NaN;
  const figures = rounds.map(({ run, reference }) => ({
    value: throughput(run),
    reference: throughput(reference),
  }));
  figures.sort((a, b) => a.value / a.reference - b.value / b.reference);
  return figures[Math.floor(figures.length / 2)] ?? { value: Number.NaN, reference: Number.NaN };
}

import type { LoadRequest } from "autocannon";
import { atLeast, type Figure, median, reported } from "../figure.ts";
import { type Load, type Run, runLoad } from "../load/run-load.ts";
import { WorkerProcess } from "../load/worker-process.ts";
import { LedgerBenchServer } from "../servers/ledger-bench-server.ts";
import { collector } from "./collector.ts";

const CONNECTIONS = 64;
const ROUNDS = 5;
const SECONDS = 3;
const SERVER_CORE = 0;
const LOAD_CORE = 1;
const BOUND = 0.5;
/** What was read once is kept for the whole bench. */
const PATIENT_RULES = { ledgerReads: { keptMs: 3_600_000 } };

/**
 * Collections of 12 creatures that the server has at hand, against the empty route of the other benches, in turns
 * on one core. Nothing waits for a disk: what counts is the time the core worked, whoever else wants it.
 */
export async function measureCollection(): Promise<Figure[]> {
  const empty = new WorkerProcess(new URL("../servers/empty-server.ts", import.meta.url), {
    core: SERVER_CORE,
  });
  const { url: emptyUrl } = await empty.next<{ url: string }>();
  const server = await LedgerBenchServer.start({ rules: PATIENT_RULES });
  const generator = new WorkerProcess(new URL("../load/generator.ts", import.meta.url), { core: LOAD_CORE });
  try {
    const requests = await readings(server.url);
    const nothing: LoadRequest = { method: "GET", path: "/empty" };
    const loads: [Load, Load] = [
      { server: empty, url: emptyUrl, requests: requests.map(() => [nothing]) },
      { server: server.process, url: server.url, requests },
    ];
    const runs: [Run[], Run[]] = [[], []];
    // The first round only warms up, and fills what is kept.
    for (let round = 0; round <= ROUNDS; round++)
      for (const which of [0, 1] as const) {
        const run = await runLoad(generator, loads[which], SECONDS);
        if (run.refused > 0) throw new Error(`${run.refused} readings were refused.`);
        if (round > 0) runs[which].push(run);
      }
    const throughput = (which: 0 | 1) => median(runs[which].map((run) => run.perCoreSecond ?? Number.NaN));
    const name = "POST /api/getUserCreatures from its cache";
    return [
      atLeast(BOUND, { name, unit: "req/s", value: throughput(1), reference: throughput(0) }),
      reported({ name: `${name}, p99`, unit: "ms", value: median(runs[1].map((run) => run.p99)) }),
    ];
  } finally {
    await Promise.all([empty.stop(), server.stop(), generator.stop()]);
  }
}

/** Each connection reads the collection of a player of its own. */
async function readings(url: string): Promise<LoadRequest[][]> {
  const requests: LoadRequest[][] = [];
  for (let number = 0; number < CONNECTIONS; number++) {
    const { browser, account } = await collector(url, `Player ${number}`);
    const headers = { cookie: browser.cookie, "content-type": "application/json" };
    const body = JSON.stringify({ accountAddress: account });
    requests.push([{ method: "POST", path: "/api/getUserCreatures", headers, body }]);
  }
  return requests;
}

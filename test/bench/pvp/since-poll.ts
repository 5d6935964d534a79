import type { LoadRequest } from "autocannon";
import { HttpBrowser } from "../../server/pvp/support/browser.ts";
import { atLeast, type Figure, median, reported } from "../figure.ts";
import { type Load, type Run, runLoad } from "../load/run-load.ts";
import { WorkerProcess } from "../load/worker-process.ts";
import { LedgerBenchServer } from "../servers/ledger-bench-server.ts";
import { settlePairs } from "./settle-pairs.ts";

const CONNECTIONS = 64;
const ROUNDS = 5;
const SECONDS = 3;
const SERVER_CORE = 0;
const LOAD_CORE = 1;
const BOUND = 0.4;
/** No turn ends while it is polled. */
const PATIENT_RULES = { pvp: { turnMs: 3_600_000 } };

/**
 * Polls of waiting players that find nothing new, against an empty route, in turns on one core: for each second that
 * the core worked for the server, since neither waits for anything but the disk now and then.
 */
export async function measureSincePoll(): Promise<Figure[]> {
  const empty = new WorkerProcess(new URL("../servers/empty-server.ts", import.meta.url), {
    core: SERVER_CORE,
  });
  const { url: emptyUrl } = await empty.next<{ url: string }>();
  const server = await LedgerBenchServer.start({ rules: PATIENT_RULES });
  const generator = new WorkerProcess(new URL("../load/generator.ts", import.meta.url), { core: LOAD_CORE });
  try {
    const nothing: LoadRequest = { method: "GET", path: "/empty" };
    const loads: [Load, Load] = [
      { server: empty, url: emptyUrl, requests: Array.from({ length: CONNECTIONS }, () => [nothing]) },
      { server: server.process, url: server.url, requests: await polls(server.url) },
    ];
    const runs: [Run[], Run[]] = [[], []];
    // The first round only warms up.
    for (let round = 0; round <= ROUNDS; round++)
      for (const which of [0, 1] as const) {
        const run = await runLoad(generator, loads[which], SECONDS);
        if (run.refused > 0) throw new Error(`${run.refused} polls were refused.`);
        if (round > 0) runs[which].push(run);
      }
    const throughput = (which: 0 | 1) => median(runs[which].map((run) => run.perCoreSecond ?? Number.NaN));
    const name = "GET /api/pvp/battle/{id}?since, nothing new";
    return [
      atLeast(BOUND, { name, unit: "req/s", value: throughput(1), reference: throughput(0) }),
      reported({ name: `${name}, p99`, unit: "ms", value: median(runs[1].map((run) => run.p99)) }),
    ];
  } finally {
    await Promise.all([empty.stop(), server.stop(), generator.stop()]);
  }
}

/** Each connection polls for a player of its own. */
async function polls(url: string): Promise<LoadRequest[][]> {
  const seats = await settlePairs(CONNECTIONS, () => new HttpBrowser(url));
  return Promise.all(
    seats.map(async ({ player, browser: { cookie }, battleId }) => {
      const { version } = await player.battle(battleId);
      const path = `/api/pvp/battle/${battleId}?since=${version}`;
      return [{ method: "GET", path, headers: { cookie } } as const];
    }),
  );
}

import { atMost, type Figure, median, quantile, reported } from "../figure.ts";
import { WorkerProcess } from "../load/worker-process.ts";
import { LedgerBenchServer } from "../servers/ledger-bench-server.ts";
import type { ServerWork } from "../servers/server-work.ts";
import type { CrowdOrder, CrowdReport } from "./crowd/play-crowd.ts";

const BATTLES = 200;
const WARM_UP_SECONDS = 8;
const SECONDS = 30;
const CROWD_CORE = 1;
const ACTION_BOUND_MS = 100;
const P99 = 0.99;

/** 200 battles at once, half of the 400 players on push, half polling every 2 s. */
export async function measureCrowd(): Promise<Figure[]> {
  const server = await LedgerBenchServer.start();
  const crowd = new WorkerProcess(new URL("./crowd/crowd-process.ts", import.meta.url), { core: CROWD_CORE });
  try {
    const order: CrowdOrder = {
      url: server.url,
      battles: BATTLES,
      warmUpSeconds: WARM_UP_SECONDS,
      seconds: SECONDS,
    };
    await crowd.ask<"begun">(order);
    const before = await server.process.ask<ServerWork>({});
    await crowd.next<"over">();
    const after = await server.process.ask<ServerWork>({});
    const { actions, polls, lostOrDoubled, completed } = await crowd.next<CrowdReport>();
    if (lostOrDoubled > 0) throw new Error(`${lostOrDoubled} actions of battles were lost or doubled.`);
    const name = `PvP, ${BATTLES} battles at once`;
    return [
      atMost({
        name: `${name}: action p99`,
        unit: "ms",
        value: quantile(actions, P99),
        reference: ACTION_BOUND_MS,
      }),
      reported({ name: `${name}: action median`, unit: "ms", value: median(actions) }),
      reported({ name: `${name}: actions a second`, unit: "actions/s", value: actions.length / SECONDS }),
      reported({ name: `${name}: look p99`, unit: "ms", value: quantile(polls, P99) }),
      reported({ name: `${name}: looks a second`, unit: "looks/s", value: polls.length / SECONDS }),
      reported({
        name: `${name}: work of the server`,
        unit: "% of a core",
        value: (after.cpuMs - before.cpuMs) / (SECONDS * 10),
      }),
      reported({ name: `${name}: that ended meanwhile`, unit: "battles", value: completed }),
    ];
  } finally {
    await Promise.all([crowd.stop(), server.stop()]);
  }
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Figure, quantile, reported } from "../figure.ts";
import { WorkerProcess } from "../load/worker-process.ts";
import type { CrowdOrder, CrowdReport } from "../pvp/crowd/play-crowd.ts";
import { LedgerBenchServer } from "../servers/ledger-bench-server.ts";
import type { ServerWork } from "../servers/server-work.ts";
import type { BenchCluster } from "./bench-cluster.ts";

const BATTLES = 200;
const WARM_UP_SECONDS = 8;
const SECONDS = 20;
const CROWD_CORE = 1;
const AIM_MS = 150;
const P99 = 0.99;

/** No turn ends while the players are still joining. */
const PATIENT_RULES = { pvp: { turnMs: 3_600_000 } };

/** 200 battles at once, in each of which one player is served by one process and the other, on push, by a second. */
export async function measurePush(cluster: BenchCluster): Promise<Figure[]> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "corvax-bench-"));
  const environment = { DATABASE_URL: await cluster.database(), DATA_DIR };
  const one = await LedgerBenchServer.start({ environment, rules: PATIENT_RULES });
  const other = await LedgerBenchServer.start({ environment, rules: PATIENT_RULES });
  const crowd = new WorkerProcess(new URL("../pvp/crowd/crowd-process.ts", import.meta.url), {
    core: CROWD_CORE,
  });
  try {
    const order: CrowdOrder = {
      url: one.url,
      urlOfPush: other.url,
      battles: BATTLES,
      warmUpSeconds: WARM_UP_SECONDS,
      seconds: SECONDS,
    };
    await crowd.ask<"begun">(order);
    const before = await workOf(cluster, [one, other]);
    await crowd.next<"over">();
    const after = await workOf(cluster, [one, other]);
    const { pushes, actions, lostOrDoubled } = await crowd.next<CrowdReport>();
    if (lostOrDoubled > 0) throw new Error(`${lostOrDoubled} actions of battles were lost or doubled.`);
    const name = `${BATTLES} battles on two processes`;
    const p99 = (what: string, values: readonly number[], reference: number) =>
      reported({ name: `${name}: ${what} p99`, unit: "ms", value: quantile(values, P99), reference });
    const perAction = (what: string, unit: string, used: number) =>
      reported({ name: `${name}: ${what} for an action`, unit, value: used / actions.length });
    return [
      p99("push to the other process", pushes, AIM_MS),
      p99("action", actions, AIM_MS),
      reported({ name: `${name}: pushes a second`, unit: "pushes/s", value: pushes.length / SECONDS }),
      // With the looks and pushes that belong to it.
      perAction("core time of the processes", "ms", after.gameMs - before.gameMs),
      perAction("core time of PostgreSQL", "ms", after.postgresMs - before.postgresMs),
      perAction("log", "bytes", after.logBytes - before.logBytes),
    ];
  } finally {
    await Promise.all([crowd.stop(), one.stop(), other.stop()]);
    rmSync(DATA_DIR, { recursive: true });
  }
}

/** Until now, in milliseconds of the cores and bytes of the database's log. */
async function workOf(cluster: BenchCluster, servers: readonly LedgerBenchServer[]) {
  const works = await Promise.all(servers.map(({ process }) => process.ask<ServerWork>({})));
  return {
    gameMs: works.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    postgresMs: cluster.cpuMs(),
    logBytes: (await cluster.logWork()).bytes,
  };
}

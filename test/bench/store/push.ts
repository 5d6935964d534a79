import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Figure, quantile, reported } from "../figure.ts";
import { WorkerProcess } from "../load/worker-process.ts";
import type { CrowdOrder, CrowdReport } from "../pvp/crowd/play-crowd.ts";
import { LedgerBenchServer } from "../servers/ledger-bench-server.ts";
import type { BenchCluster } from "./bench-cluster.ts";

const BATTLES = 200;
const WARM_UP_SECONDS = 8;
const SECONDS = 20;
const CROWD_CORE = 1;
const AIM_MS = 150;
const P99 = 0.99;

/** 200 battles at once, in each of which one player is served by one process and the other, on push, by a second. */
export async function measurePush(cluster: BenchCluster): Promise<Figure[]> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "corvax-bench-"));
  const environment = { DATABASE_URL: await cluster.database(), DATA_DIR };
  const one = await LedgerBenchServer.start({ environment });
  const other = await LedgerBenchServer.start({ environment });
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
    await crowd.next<"over">();
    const { pushes, actions, lostOrDoubled } = await crowd.next<CrowdReport>();
    if (lostOrDoubled > 0) throw new Error(`${lostOrDoubled} actions of battles were lost or doubled.`);
    const name = `${BATTLES} battles on two processes`;
    const p99 = (what: string, values: readonly number[], reference: number) =>
      reported({ name: `${name}: ${what} p99`, unit: "ms", value: quantile(values, P99), reference });
    return [
      p99("push to the other process", pushes, AIM_MS),
      p99("action", actions, AIM_MS),
      reported({ name: `${name}: pushes a second`, unit: "pushes/s", value: pushes.length / SECONDS }),
    ];
  } finally {
    await Promise.all([crowd.stop(), one.stop(), other.stop()]);
    rmSync(DATA_DIR, { recursive: true });
  }
}

import { describe, expect, it } from "vitest";
import { openPool } from "../../../server/store/postgres/open-pool.ts";
import { Cluster } from "../../postgres/cluster.ts";
import { playThroughFaults } from "./support/fault-run.ts";

const CALLS_BETWEEN = 300;

describe("a synchronous standby that is promoted while players play", () => {
  it("has everything that was acknowledged, after the old primary was stopped", async () => {
    let standby: Cluster | null = null;
    try {
      const report = await playThroughFaults({ seed: "failover", labs: 4, battles: 3 }, async (faults) => {
        const { cluster, acknowledged, asCut } = faults;
        await acknowledged(CALLS_BETWEEN);
        const follower = await Cluster.standbyOf(cluster);
        standby = follower;
        await waitForStandby(cluster);
        await acknowledged(CALLS_BETWEEN);
        await asCut(async (between) => {
          await cluster.halt("SIGQUIT");
          follower.promote();
          between.leadTo(follower.url("postgres"));
        });
        await acknowledged(CALLS_BETWEEN);
      });
      process.stdout.write(`a standby promoted: ${JSON.stringify(report)}\n`);
      expect(report.labs).toBeGreaterThan(10);
    } finally {
      await (standby as Cluster | null)?.remove();
    }
  });
});

/** From now on nothing is acknowledged before the standby has it. */
async function waitForStandby(cluster: Cluster): Promise<void> {
  const pool = openPool(cluster.url("postgres"), { max: 1 });
  await pool.query("ALTER SYSTEM SET synchronous_standby_names = '*'");
  await pool.query("SELECT pg_reload_conf()");
  const state = async () =>
    (await pool.query<{ state: string }>("SELECT sync_state AS state FROM pg_stat_replication")).rows[0]
      ?.state;
  await expect.poll(state, { timeout: 60_000 }).toBe("sync");
  await pool.end();
}

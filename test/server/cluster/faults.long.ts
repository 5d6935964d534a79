import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { type Faults, playThroughFaults } from "./support/fault-run.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const RUN_MS = 30 * MINUTE;
const KILL_EVERY_MS = 10 * SECOND;
const CUT_MS = 20 * SECOND;
/** Ends only what hangs. */
const TIMEOUT_MS = RUN_MS + 20 * MINUTE;

async function killEveryTenSeconds({ twin, kill }: Faults, until: number): Promise<void> {
  for (let kills = 0; Date.now() < until; kills++) {
    await Promise.all([kill(kills % twin.size), pause(KILL_EVERY_MS)]);
  }
}

/** PostgreSQL crashes after a quarter and three quarters of the time; the way to it is cut in the middle. */
async function disturbDatabase({ restartDatabase, asCut }: Faults): Promise<void> {
  await pause(RUN_MS / 4);
  await restartDatabase();
  await pause(RUN_MS / 4);
  await asCut(async (between) => {
    between.fallSilent(true);
    await pause(CUT_MS);
    between.cut();
    between.fallSilent(false);
  });
  await pause(RUN_MS / 4);
  await restartDatabase();
}

describe("players of four processes behind the proxy, for half an hour", () => {
  it("lose and double nothing while a process is killed every ten seconds and the database goes away three times", {
    timeout: TIMEOUT_MS,
  }, async () => {
    const report = await playThroughFaults({ seed: "long", labs: 4, battles: 3 }, async (faults) => {
      await Promise.all([killEveryTenSeconds(faults, Date.now() + RUN_MS), disturbDatabase(faults)]);
    });
    process.stdout.write(`half an hour of faults: ${JSON.stringify(report)}\n`);
    expect(report.failed).toBeGreaterThan(0);
    expect(report.labs).toBeGreaterThan(100);
    expect(report.battles).toBeGreaterThan(100);
  });
});

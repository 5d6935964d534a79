import { describe, expect, it } from "vitest";
import { hasPostgres } from "../../postgres/fresh-postgres.ts";
import { playThroughFaults } from "./support/fault-run.ts";
import { hasProxy } from "./support/layout-proxy.ts";

/** Between two faults, so that all processes are used again. */
const CALLS_BETWEEN = 60;
/** Ends only what hangs. */
const TIMEOUT_MS = 600_000;

describe.runIf(hasPostgres && hasProxy)("players of four processes behind the proxy", () => {
  it("lose and double nothing while each process is killed, PostgreSQL crashes, and its connections are cut", {
    timeout: TIMEOUT_MS,
  }, async () => {
    const report = await playThroughFaults({ seed: "short", labs: 4, battles: 2 }, async (faults) => {
      await faults.acknowledged(CALLS_BETWEEN);
      for (let number = 0; number < faults.twin.size; number++) {
        await faults.kill(number);
        if (number === 1) await faults.restartDatabase();
        if (number === 2) await faults.asCut(async (between) => between.cut());
        await faults.acknowledged(CALLS_BETWEEN);
      }
    });
    expect(report.failed).toBeGreaterThan(0);
    expect(report.labs).toBeGreaterThan(5);
    expect(report.battles).toBeGreaterThan(1);
  });
});

import { describe, expect, it, onTestFinished } from "vitest";
import { openPostgresStore } from "../../../server/store/postgres/open-postgres-store.ts";
import { Cluster } from "../../postgres/cluster.ts";
import { tell } from "../../postgres/fresh-postgres.ts";
import { TestClock } from "../test-clock.ts";
import { closedAfterTest, eggs, newPlayer } from "./contract/stores.ts";
import { RepeatedChanges } from "./repeated-changes.ts";

const SOME = 200;

describe("a PostgreSQL server that is started anew", () => {
  it("has every change that was answered, once, whether it was stopped or has crashed", async () => {
    const cluster = await Cluster.start({});
    onTestFinished(() => cluster.remove());
    await tell(cluster.url("postgres"), "CREATE DATABASE lab");
    const options = { url: cluster.url("lab"), clock: new TestClock(), movableClock: false };
    const store = closedAfterTest(await openPostgresStore(options));
    const ann = await newPlayer(store);
    const changes = new RepeatedChanges(store, ann);
    for (const signal of ["SIGINT", "SIGQUIT"] as const) {
      const before = changes.answered;
      await expect.poll(() => changes.answered, { timeout: 60_000 }).toBeGreaterThan(before + SOME);
      await cluster.halt(signal);
      await cluster.begin();
    }
    const before = changes.answered;
    await expect.poll(() => changes.answered, { timeout: 60_000 }).toBeGreaterThan(before + SOME);
    await changes.end();
    expect(await eggs(store, ann)).toBe(changes.answered);
  });
});

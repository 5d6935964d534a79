import { describe, expect, it, onTestFinished } from "vitest";
import { openPostgresStore } from "../../../server/store/postgres/open-postgres-store.ts";
import { Cluster } from "../../postgres/cluster.ts";
import { ConnectionBetween } from "../../postgres/connection-between.ts";
import { tell } from "../../postgres/fresh-postgres.ts";
import { TestClock } from "../test-clock.ts";
import { closedAfterTest, eggs, newPlayer } from "./contract/stores.ts";
import { RepeatedChanges } from "./repeated-changes.ts";

const SOME = 200;

describe("a synchronous standby", () => {
  it("has every change that was answered, once, when it is promoted after its primary was fenced", async () => {
    const primary = await Cluster.start({});
    onTestFinished(() => primary.remove());
    await tell(primary.url("postgres"), "CREATE DATABASE lab");
    const standby = await Cluster.standbyOf(primary, {});
    onTestFinished(() => standby.remove());
    // Set after the copy was made: the promoted standby has no standby of its own to wait for.
    await tell(primary.url("postgres"), "ALTER SYSTEM SET synchronous_standby_names = '*'");
    await tell(primary.url("postgres"), "SELECT pg_reload_conf()");
    const between = await ConnectionBetween.to(primary.url("lab"));
    const options = { url: between.url, clock: new TestClock(), movableClock: false };
    const store = closedAfterTest(await openPostgresStore(options));
    const ann = await newPlayer(store);
    const changes = new RepeatedChanges(store, ann);
    await expect.poll(() => changes.answered, { timeout: 60_000 }).toBeGreaterThan(SOME);

    between.refuse(true);
    await primary.halt("SIGQUIT");
    // The address leads to the standby before it takes changes.
    between.leadTo(standby.url("lab"));
    between.refuse(false);
    const before = changes.answered;
    standby.promote();
    await expect.poll(() => changes.answered, { timeout: 60_000 }).toBeGreaterThan(before + SOME);
    await changes.end();
    expect(await eggs(store, ann)).toBe(changes.answered);
    process.stdout.write(`longest change over the promotion: ${Math.round(changes.longestMs)} ms\n`);
  });
});

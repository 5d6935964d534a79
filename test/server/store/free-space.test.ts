import { copyFileSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openSqliteStore } from "../../../server/index.ts";
import type { RoomIn } from "../../../server/store/sqlite/health.ts";
import { openDatabase } from "../../../server/store/sqlite/open-database.ts";
import { dataFolder } from "../server-process.ts";
import { DAY, START, TestClock } from "../test-clock.ts";
import { closedAfterTest, newPlayer } from "./contract/stores.ts";

const MEGABYTE = 1024 * 1024;

/** Runs commands on a database as another program. */
function tell(file: string, commands: string): unknown {
  const database = openDatabase(file);
  database.exec(commands);
  const mode = database.prepare("PRAGMA auto_vacuum").pluck().get();
  database.close();
  return mode;
}

describe("the file of a database", () => {
  it("gives space back to the disk once much of it is free, some at a time", async () => {
    const file = join(dataFolder(), "game.sqlite");
    const clock = new TestClock();
    const store = closedAfterTest(openSqliteStore({ file, clock, movableClock: true }));
    const player = await newPlayer(store);
    tell(
      file,
      `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 6000)
       INSERT INTO stored_replies (player_id, request_id, call, reply, expires_at, free)
       SELECT ${player}, n, 'call', hex(zeroblob(2000)), ${START}, 0 FROM numbers;
       PRAGMA wal_checkpoint(TRUNCATE)`,
    );
    expect(statSync(file).size).toBeGreaterThan(20 * MEGABYTE);
    clock.pass(DAY);
    let rounds = 1;
    while (await store.removeExpired(clock.now())) rounds += 1;
    tell(file, "PRAGMA wal_checkpoint(TRUNCATE)");
    expect(statSync(file).size).toBeLessThan(12 * MEGABYTE);
    expect(rounds).toBeGreaterThan(10);
  });

  it("of an earlier release is written anew once, so that it can do so too", async () => {
    const file = join(dataFolder(), "game.sqlite");
    copyFileSync(new URL("../../fixtures/0.2.0/game.sqlite", import.meta.url), file);
    expect(tell(file, "")).toBe(0);
    const store = openSqliteStore({ file, clock: new TestClock(), movableClock: true });
    await store.close();
    expect(tell(file, "")).toBe(2);
  });

  it("of an earlier release stays as it is while another program writes to it", async () => {
    const file = join(dataFolder(), "game.sqlite");
    copyFileSync(new URL("../../fixtures/0.2.0/game.sqlite", import.meta.url), file);
    const first = openSqliteStore({ file, clock: new TestClock(), movableClock: true });
    await first.close();
    tell(file, "PRAGMA auto_vacuum = NONE; VACUUM; DELETE FROM settings WHERE name = 'rewritten'");
    const writer = openDatabase(file);
    writer.exec("BEGIN IMMEDIATE");
    const store = openSqliteStore({ file, clock: new TestClock(), movableClock: true });
    writer.exec("COMMIT");
    writer.close();
    await store.close();
    expect(store.opened.rewriting).toBe("left");
    expect(tell(file, "")).toBe(0);
  });

  it("of an earlier release holds nothing of what that deleted, once the disk has room to write it anew (ABU-100)", async () => {
    const file = join(dataFolder(), "game.sqlite");
    const open = async (roomIn: RoomIn) => {
      const store = openSqliteStore({ file, clock: new TestClock(), movableClock: true, roomIn });
      await store.close();
      return [store.opened.rewriting, readFileSync(file).includes(secret)];
    };
    const secret = "deleted by an earlier release";
    expect(await open(() => 0)).toEqual(["nothing", false]);
    tell(
      file,
      `DELETE FROM settings WHERE name = 'rewritten'; CREATE TABLE planted (text TEXT); INSERT INTO planted VALUES ('${secret.repeat(1000)}');
       PRAGMA secure_delete = OFF; DROP TABLE planted`,
    );
    const { size } = statSync(file);
    expect(await open(() => size)).toEqual(["left", true]);
    expect(await open(() => 10 * size)).toEqual(["rewritten", false]);
    expect(await open(() => 10 * size)).toEqual(["nothing", false]);
  });
});

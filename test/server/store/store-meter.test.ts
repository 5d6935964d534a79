import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openSqliteStore } from "../../../server/index.ts";
import type { StoreMeter } from "../../../server/store/database/health.ts";
import { LostRaceError } from "../../../server/store/database/unit.ts";
import { openPool } from "../../../server/store/postgres/open-pool.ts";
import { openPostgresStore } from "../../../server/store/postgres/open-postgres-store.ts";
import { PostgresTime } from "../../../server/store/postgres/postgres-time.ts";
import { Transactions } from "../../../server/store/postgres/transactions.ts";
import { openDatabase } from "../../../server/store/sqlite/open-database.ts";
import { freshPostgres, hasPostgres } from "../../postgres/fresh-postgres.ts";
import { dataFolder } from "../server-process.ts";
import { TestClock } from "../test-clock.ts";
import { closedAfterTest } from "./contract/stores.ts";

const clock = new TestClock();

/** Counts what a store tells. */
function counter() {
  const counted = { done: 0, failed: 0, repeated: 0 };
  const meter: StoreMeter = {
    ended: (ms, done) => {
      expect(ms).toBeGreaterThanOrEqual(0);
      counted[done ? "done" : "failed"] += 1;
    },
    repeated: () => {
      counted.repeated += 1;
    },
  };
  return { counted, meter };
}

describe("the meter of a SQLite store", () => {
  it("is told of each change, and how often the lock of another process was in the way", async () => {
    const file = join(dataFolder(), "game.sqlite");
    const { counted, meter } = counter();
    const options = { file, clock, movableClock: false, busyMs: 20, meter };
    const store = closedAfterTest(openSqliteStore(options));
    await Promise.all([store.noteTime(1), store.noteTime(2)]);
    expect(counted).toEqual({ done: 2, failed: 0, repeated: 0 });
    expect(store.load()).toEqual({ waiting: 0, connections: null });
    const other = openDatabase(file);
    onTestFinished(() => void other.close());
    other.exec("BEGIN IMMEDIATE");
    const waiting = store.noteTime(3);
    expect(store.load().waiting).toBe(1);
    await expect(waiting).rejects.toThrow("locked");
    expect(counted).toMatchObject({ done: 2, failed: 1 });
    expect(counted.repeated).toBeGreaterThan(0);
  });
});

describe.runIf(hasPostgres)("the meter of a PostgreSQL store", () => {
  it("is told of each change, and of those that began anew", async () => {
    const { counted, meter } = counter();
    const pool = openPool(await freshPostgres());
    onTestFinished(() => pool.end());
    const transactions = new Transactions(pool, new PostgresTime(clock, false), meter);
    let attempts = 0;
    await transactions.run(async () => {
      attempts += 1;
      if (attempts < 3) throw new LostRaceError();
    });
    await expect(transactions.run(() => Promise.reject(new Error("a bug")))).rejects.toThrow("a bug");
    expect(counted).toEqual({ done: 1, failed: 1, repeated: 2 });
  });

  it("belongs to its store, which tells its connections as well", async () => {
    const { counted, meter } = counter();
    const url = await freshPostgres();
    const store = closedAfterTest(await openPostgresStore({ url, clock, movableClock: false, meter }));
    await store.noteTime(1);
    expect(counted).toEqual({ done: 1, failed: 0, repeated: 0 });
    const { waiting, connections } = store.load();
    expect(waiting).toBe(0);
    expect(connections?.open).toBeGreaterThan(0);
    expect(connections?.idle).toBe(connections?.open);
  });
});

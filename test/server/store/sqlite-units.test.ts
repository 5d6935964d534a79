import { describe, expect, it, onTestFinished } from "vitest";
import { GameTime } from "../../../server/store/database/game-time.ts";
import { statement, type Unit } from "../../../server/store/database/unit.ts";
import { GroupCommit } from "../../../server/store/sqlite/group-commit.ts";
import { inSqlite, openDatabase } from "../../../server/store/sqlite/open-database.ts";
import { RecentRows } from "../../../server/store/sqlite/recent-rows.ts";
import { SqliteDatabase } from "../../../server/store/sqlite/sqlite-database.ts";
import { databaseFile } from "../pvp/database-file.ts";
import { TestClock } from "../test-clock.ts";

const add = statement<[string, number]>("INSERT INTO amounts (name, amount) VALUES ($1, $2)");
const raise = statement<[number, string]>("UPDATE amounts SET amount = amount + $1 WHERE name = $2");
const amountOf = statement<[string], { amount: number }>("SELECT amount FROM amounts WHERE name = $1");
const TOO_LONG = "has awaited something else than its database";
const tick = () => new Promise((resolve) => setImmediate(resolve));

/** A database with one table, and the shared transactions on it. */
function amounts() {
  const connection = openDatabase(databaseFile());
  onTestFinished(() => void connection.close());
  connection.exec("CREATE TABLE amounts (name TEXT PRIMARY KEY, amount INTEGER NOT NULL)");
  const recent = new RecentRows(connection);
  const shared = { clockOffset: () => 0, latestTime: () => 0, keepLatestTime: () => {} };
  const time = new GameTime(new TestClock(), shared, false);
  const database = new SqliteDatabase(connection, new GroupCommit(connection, recent, 0), recent, time);
  const known = async (name: string) => (await database.first(amountOf, name))?.amount ?? null;
  return { database, known };
}

describe("work in a transaction that SQLite shares", () => {
  it("is refused if it awaits something else than its database, and leaves nothing behind", async () => {
    const { database, known } = amounts();
    let late: Promise<unknown> = Promise.resolve();
    const waiting = database.unit(async (unit) => {
      unit.write(add, "eggs", 1);
      await tick();
      late = unit.run(add, "late", 1);
      await late;
    });
    await expect(waiting).rejects.toThrow(TOO_LONG);
    await tick();
    await expect(late).rejects.toThrow(TOO_LONG);
    expect([await known("eggs"), await known("late")]).toEqual([null, null]);
    await database.unit(async (unit) => unit.write(add, "eggs", 2));
    expect(await known("eggs")).toBe(2);
  });

  it("is undone alone when it fails after it has awaited its database", async () => {
    const { database, known } = amounts();
    await database.run(add, "eggs", 1);
    const raising = (by: number, then: (unit: Unit) => Promise<void> = async () => {}) =>
      database.unit(async (unit) => {
        await unit.run(raise, by, "eggs");
        await then(unit);
        return (await unit.first(amountOf, "eggs"))?.amount;
      });
    const fail = async () => {
      throw new Error("planted");
    };
    const settled = await Promise.allSettled([raising(10), raising(100, fail), raising(1_000)]);
    expect(settled.map((one) => (one.status === "fulfilled" ? one.value : one.reason.message))).toEqual([
      11,
      "planted",
      1_011,
    ]);
    expect(await known("eggs")).toBe(1_011);
  });

  it("calls back once it is committed, and never when it has failed", async () => {
    const { database, known } = amounts();
    const calls: string[] = [];
    const noting = (name: string, fails: boolean) =>
      database.unit(async (unit) => {
        unit.afterCommit(() => calls.push(name));
        await unit.run(add, name, 1);
        if (fails) throw new Error("planted");
        calls.push("written");
      });
    await noting("eggs", false);
    await expect(noting("gems", true)).rejects.toThrow("planted");
    expect(calls).toEqual(["written", "eggs"]);
    expect(await known("gems")).toBe(null);
  });

  it("loses against whoever has taken what only one may take", async () => {
    const { database } = amounts();
    const take = statement<[string]>("DELETE FROM amounts WHERE name = $1");
    const taking = () => database.unit((unit) => unit.claim(take, "eggs"));
    await database.run(add, "eggs", 1);
    const settled = await Promise.allSettled([taking(), taking()]);
    expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  });
});

describe("a statement that is written for PostgreSQL", () => {
  it.each([
    ["SELECT 1 FROM a WHERE b = $1", "SELECT 1 FROM a WHERE b = ?", [0]],
    ["SET a = $2, b = $1, c = $1", "SET a = ?, b = ?, c = ?", [1, 0, 0]],
    ["SELECT a FROM b WHERE c = $1 FOR NO KEY UPDATE", "SELECT a FROM b WHERE c = ?", [0]],
    ["SELECT a FROM b LIMIT $1 FOR UPDATE OF b SKIP LOCKED", "SELECT a FROM b LIMIT ?", [0]],
    ["a = ANY ($1::text[])", "a IN (SELECT value FROM json_each(?))", [0]],
    ['ORDER BY a COLLATE "C", b', "ORDER BY a, b", []],
    ["greatest(a, $1::bigint) < least(b, 2)", "max(a, ?) < min(b, 2)", [0]],
  ])("is read by SQLite: %s", (postgres, text, order) => {
    expect(inSqlite(postgres)).toEqual({ text, order });
  });
});

import { copyFileSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { commonColumns, moveGame, moveStore } from "../../../../server/store/copies/move-game.ts";
import { openPostgresSource, openPostgresTarget } from "../../../../server/store/copies/postgres-end.ts";
import { openSqliteSource, openSqliteTarget } from "../../../../server/store/copies/sqlite-end.ts";
import { TABLES_LEFT, TABLES_MOVED } from "../../../../server/store/game-tables.ts";
import { openPool } from "../../../../server/store/postgres/open-pool.ts";
import { openPostgresStore } from "../../../../server/store/postgres/open-postgres-store.ts";
import { openDatabase } from "../../../../server/store/sqlite/open-database.ts";
import { freshPostgres, hasPostgres } from "../../../postgres/fresh-postgres.ts";
import { newFile, processOn } from "../../clocked-store.ts";
import { dataFolder } from "../../server-process.ts";
import { TestClock } from "../../test-clock.ts";
import { newPlayer } from "../contract/stores.ts";
import { writeRowOfEveryTable } from "./row-of-every-table.ts";

const FIXTURE = new URL("../../../fixtures/0.1.0/game.sqlite", import.meta.url).pathname;

/** A folder with a game that has a row in every table. */
async function filledFolder(): Promise<string> {
  const folder = dataFolder();
  const { end, close } = await openSqliteTarget(join(folder, "game.sqlite"));
  await writeRowOfEveryTable(end);
  await end.keep();
  await close();
  return folder;
}

function change(folder: string, command: string): void {
  const database = openDatabase(join(folder, "game.sqlite"));
  database.exec(command);
  database.close();
}

async function ask<Row extends object>(url: string, question: string): Promise<Row[]> {
  const pool = openPool(url, { max: 1 });
  const { rows } = await pool.query<Row>(question);
  await pool.end();
  return rows;
}

const tablesIn = (url: string) =>
  ask<{ name: string }>(url, "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()");

describe.runIf(hasPostgres)("moving a game to the other store", () => {
  it("knows every table of PostgreSQL, and the same columns on SQLite", async () => {
    const url = await freshPostgres();
    const listed = [...TABLES_MOVED, ...Object.keys(TABLES_LEFT)].sort();
    expect((await tablesIn(url)).map(({ name }) => name).sort()).toEqual(listed);
    const source = await openSqliteSource(join(await filledFolder(), "game.sqlite"));
    const target = await openPostgresTarget(url);
    for (const table of TABLES_MOVED) await commonColumns(table, source.end, target.end);
    await target.close();
    await source.close();
  });

  it("takes a row of every table there and back", async () => {
    const [there, back] = [await filledFolder(), dataFolder()];
    const databaseUrl = await freshPostgres({ empty: true });
    const counts = await moveStore("sqlite to postgres", { dataFolder: there, databaseUrl });
    expect(counts.map(({ table }) => table)).toEqual([...TABLES_MOVED]);
    expect(counts.filter(({ rows }) => rows === 0)).toEqual([]);
    expect(await moveStore("postgres to sqlite", { dataFolder: back, databaseUrl })).toEqual(counts);
    const dumps = [there, back].map((folder) => {
      const database = openDatabase(join(folder, "game.sqlite"));
      const rows = TABLES_MOVED.filter((table) => table !== "secrets").map((table) =>
        database.prepare(`SELECT * FROM ${table}`).raw().all(),
      );
      database.close();
      return rows;
    });
    expect(dumps[1]).toEqual(dumps[0]);
  });

  it("gives new rows ids after the highest one", async () => {
    const databaseUrl = await freshPostgres();
    await moveStore("sqlite to postgres", { dataFolder: await filledFolder(), databaseUrl });
    const store = await openPostgresStore({ url: databaseUrl, clock: new TestClock(), movableClock: true });
    expect(await newPlayer(store)).toBe(42);
    await store.close();
  });

  it("leads to SQLite from a PostgreSQL on which the game began", async () => {
    const databaseUrl = await freshPostgres();
    const store = await openPostgresStore({ url: databaseUrl, clock: new TestClock(), movableClock: true });
    await newPlayer(store);
    await store.close();
    const folder = dataFolder();
    const counts = await moveStore("postgres to sqlite", { dataFolder: folder, databaseUrl });
    expect(counts).toContainEqual({ table: "players", rows: 1 });
    expect(processOn(join(folder, "game.sqlite"), new TestClock()).opened.rewriting).toBe("nothing");
  });

  it("keeps nothing where a table comes out different", async () => {
    const url = await freshPostgres({ empty: true });
    const source = await openSqliteSource(join(await filledFolder(), "game.sqlite"));
    const target = await openPostgresTarget(url);
    const write = target.end.write.bind(target.end);
    target.end.write = (table, columns, rows) =>
      write(
        table,
        columns,
        rows.map((row) => row.map((cell, index) => (columns[index]?.name === "rating" ? 4 : cell))),
      );
    await expect(moveGame(source.end, target.end)).rejects.toThrow(
      "The table pvp_statistics came out different on PostgreSQL (1 rows sent, 1 found): nothing was moved.",
    );
    await target.close();
    await source.close();
    expect(await tablesIn(url)).toEqual([]);
  });

  it("names the table that PostgreSQL does not take, and keeps nothing", async () => {
    const folder = await filledFolder();
    change(folder, "UPDATE players SET first_name = 'a' || char(0)");
    const databaseUrl = await freshPostgres({ empty: true });
    await expect(moveStore("sqlite to postgres", { dataFolder: folder, databaseUrl })).rejects.toThrow(
      "The table players cannot be moved",
    );
    expect(await tablesIn(databaseUrl)).toEqual([]);
  });
});

describe.runIf(hasPostgres)("moving a game to PostgreSQL", () => {
  it("is refused while a server uses the file, and holds off servers while it goes on", async () => {
    const folder = await filledFolder();
    const file = join(folder, "game.sqlite");
    const server = processOn(file, new TestClock());
    const databaseUrl = await freshPostgres({ empty: true });
    await expect(moveStore("sqlite to postgres", { dataFolder: folder, databaseUrl })).rejects.toThrow(
      `Servers are using ${file}: stop them first.`,
    );
    await server.close();
    const source = await openSqliteSource(file);
    const other = openDatabase(file, { timeout: 0 });
    expect(() => other.exec("PRAGMA journal_mode = WAL")).toThrow("locked");
    other.close();
    await source.close();
  });

  it.each([
    [
      "an older form",
      (folder: string) => copyFileSync(FIXTURE, join(folder, "game.sqlite")),
      "start this release's server",
    ],
    [
      "a newer form",
      (folder: string) => change(folder, "PRAGMA user_version = 999"),
      "the release that wrote it",
    ],
    ["no game", (folder: string) => change(folder, "PRAGMA user_version = 0"), "There is no game on SQLite"],
  ])("refuses a game of %s", async (_what, prepare, reason) => {
    const folder = await filledFolder();
    prepare(folder);
    const databaseUrl = await freshPostgres({ empty: true });
    await expect(moveStore("sqlite to postgres", { dataFolder: folder, databaseUrl })).rejects.toThrow(
      reason,
    );
  });

  it.each([
    ["a table of something else", "CREATE TABLE guests (name TEXT)", "it has the table guests"],
    [
      "players",
      "INSERT INTO players (public_id, first_name, created_at) VALUES ('a', 'Ann', 0)",
      "is not empty",
    ],
    ["a newer form", "INSERT INTO migrations VALUES (999)", "start a newer program"],
  ])("refuses a database with %s, and leaves it as it is", async (_what, prepare, reason) => {
    const databaseUrl = await freshPostgres();
    await ask(databaseUrl, prepare);
    const before = await tablesIn(databaseUrl);
    await expect(
      moveStore("sqlite to postgres", { dataFolder: await filledFolder(), databaseUrl }),
    ).rejects.toThrow(reason);
    expect(await tablesIn(databaseUrl)).toEqual(before);
  });

  it("refuses a database that a server uses", async () => {
    const databaseUrl = await freshPostgres();
    const store = await openPostgresStore({ url: databaseUrl, clock: new TestClock(), movableClock: true });
    await expect(
      moveStore("sqlite to postgres", { dataFolder: await filledFolder(), databaseUrl }),
    ).rejects.toThrow("Servers are using the database");
    await store.close();
  });
});

describe.runIf(hasPostgres)("moving a game back to SQLite", () => {
  it("is refused where a database is in the way, and leaves nothing behind", async () => {
    const folder = dataFolder();
    writeFileSync(join(folder, "game.sqlite"), "");
    const databaseUrl = await freshPostgres();
    await expect(moveStore("postgres to sqlite", { dataFolder: folder, databaseUrl })).rejects.toThrow(
      "in the way",
    );
    expect(readdirSync(folder)).toEqual(["game.sqlite"]);
  });

  it("writes no game.sqlite before every row is in it", async () => {
    const file = newFile();
    const source = await openPostgresSource(await freshPostgres());
    const target = await openSqliteTarget(file);
    target.end.write = () => Promise.reject(new Error("The disk is gone"));
    await expect(moveGame(source.end, target.end)).rejects.toThrow("The disk is gone");
    await target.close();
    await source.close();
    expect(existsSync(file)).toBe(false);
  });
});

it("moving a game needs a DATABASE_URL", async () => {
  const place = { dataFolder: dataFolder(), databaseUrl: null };
  await expect(moveStore("sqlite to postgres", place)).rejects.toThrow("DATABASE_URL must name");
});

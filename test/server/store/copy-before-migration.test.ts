import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { restoreGame } from "../../../server/store/copies/game-copies.ts";
import { MIGRATIONS as POSTGRES_MIGRATIONS } from "../../../server/store/postgres/migrations/list.ts";
import { openPool } from "../../../server/store/postgres/open-pool.ts";
import { openPostgresStore } from "../../../server/store/postgres/open-postgres-store.ts";
import { MIGRATIONS } from "../../../server/store/sqlite/migrations/list.ts";
import { openSqliteStore, type SqliteOptions } from "../../../server/store/sqlite/open-sqlite-store.ts";
import { freshPostgres, hasPostgres } from "../../postgres/fresh-postgres.ts";
import { newFile } from "../clocked-store.ts";
import { dataFolder } from "../server-process.ts";
import { TestClock } from "../test-clock.ts";

const FIXTURE = new URL("../../fixtures/0.2.0/game.sqlite", import.meta.url).pathname;
const COPY = `game-before-${MIGRATIONS.length}.sqlite`;

/** A folder with a game of an earlier release. */
function olderGame(): string {
  const folder = dataFolder();
  copyFileSync(FIXTURE, join(folder, "game.sqlite"));
  return folder;
}

async function start(folder: string, options: Partial<SqliteOptions> = {}): Promise<string | null> {
  const file = join(folder, "game.sqlite");
  const store = openSqliteStore({ file, clock: new TestClock(), movableClock: true, ...options });
  await store.close();
  return store.opened.copy;
}

/** The form that the head of a database tells: opening it would leave files beside it. */
function formOf(file: string): number {
  return readFileSync(file).readUInt32BE(60);
}

describe("the copy before a migration on SQLite", () => {
  it("is the game as the earlier release left it, for its owner only, and can be restored", async () => {
    const folder = olderGame();
    const copy = join(folder, COPY);
    expect(await start(folder)).toBe(copy);
    expect(formOf(copy)).toBe(formOf(FIXTURE));
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).sort()).toEqual([COPY, "game.sqlite"]);
    const elsewhere = dataFolder();
    expect((await restoreGame({ dataFolder: elsewhere, databaseUrl: null }, copy)).players).toBe(2);
    expect(await start(elsewhere)).toBe(join(elsewhere, COPY));
  });

  it("is not made for a new game, nor for one that is not migrated", async () => {
    const folder = join(newFile(), "..");
    expect(await start(folder)).toBeNull();
    expect(await start(folder)).toBeNull();
    expect(readdirSync(folder)).toEqual(["game.sqlite"]);
  });

  it("keeps a migration from beginning where the disk has no room for it, unless none is wanted", async () => {
    const folder = olderGame();
    const size = statSync(FIXTURE).size;
    await expect(start(folder, { roomIn: () => size - 1 })).rejects.toThrow(
      /needs \d+ MB in .* Nothing was changed: make room, or .* BACKUP_BEFORE_MIGRATION=0\.$/,
    );
    expect(formOf(join(folder, "game.sqlite"))).toBe(formOf(FIXTURE));
    expect(readdirSync(folder)).not.toContain(COPY);
    expect(await start(folder, { roomIn: () => 0, copyBeforeMigration: false })).toBeNull();
    expect(formOf(join(folder, "game.sqlite"))).toBe(MIGRATIONS.length);
  });

  it("takes the place of the oldest of three", async () => {
    const folder = olderGame();
    for (const form of [3, 9, 10]) writeFileSync(join(folder, `game-before-${form}.sqlite`), "");
    await start(folder);
    expect(readdirSync(folder).sort()).toEqual(
      ["game-before-10.sqlite", "game-before-9.sqlite", COPY, "game.sqlite"].sort(),
    );
  });
});

/** A database as the first release on PostgreSQL left it, with a player. */
async function olderDatabase(): Promise<string> {
  const url = await freshPostgres({ empty: true });
  const pool = openPool(url, { max: 1 });
  await pool.query("CREATE TABLE migrations (number INTEGER PRIMARY KEY); INSERT INTO migrations VALUES (1)");
  await pool.query(POSTGRES_MIGRATIONS[0]?.text ?? "");
  await pool.query("INSERT INTO players (public_id, first_name, created_at) VALUES ('a', 'Ann', 0)");
  await pool.end();
  return url;
}

async function startOn(url: string, dumpFolder?: string): Promise<string | null> {
  const options = dumpFolder === undefined ? {} : { dumpFolder };
  const store = await openPostgresStore({ url, clock: new TestClock(), movableClock: true, ...options });
  await store.close();
  return store.opened.copy;
}

describe.runIf(hasPostgres)("the copy before a migration on PostgreSQL", () => {
  it("is a dump of the game as the earlier release left it, and can be restored", async () => {
    const folder = join(dataFolder(), "new");
    const dump = join(folder, `game-before-${POSTGRES_MIGRATIONS.length}.dump`);
    const url = await olderDatabase();
    expect(await startOn(url, folder)).toBe(dump);
    expect(await startOn(url, folder)).toBeNull();
    const again = await freshPostgres({ empty: true });
    expect(await restoreGame({ dataFolder: "", databaseUrl: again }, dump)).toMatchObject({
      form: 1,
      players: 1,
    });
  });

  it("keeps a migration from beginning when it fails, unless none is wanted", async () => {
    const [folder, programs] = [dataFolder(), dataFolder()];
    writeFileSync(join(programs, "pg_dump"), "#!/bin/sh\necho 'pg_dump: error: too old' >&2; exit 1", {
      mode: 0o700,
    });
    const { PATH = "" } = process.env;
    process.env.PATH = programs + delimiter + PATH;
    onTestFinished(() => {
      process.env.PATH = PATH;
    });
    const url = await olderDatabase();
    await expect(startOn(url, folder)).rejects.toThrow(
      /first failed \(pg_dump failed: too old\.\)\. Nothing/,
    );
    const pool = openPool(url, { max: 1 });
    expect((await pool.query("SELECT max(number) AS form FROM migrations")).rows).toEqual([{ form: 1 }]);
    await pool.end();
    expect(readdirSync(folder)).toEqual([]);
    expect(await startOn(url)).toBeNull();
  });
});

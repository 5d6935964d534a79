import { copyFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openGameStore } from "../../../server/app/run-server.ts";
import { readConfiguration } from "../../../server/configuration/read-configuration.ts";
import { NewerDataError } from "../../../server/store/database/errors.ts";
import { DevelopmentDataError, formVersion } from "../../../server/store/postgres/migrate.ts";
import { MIGRATIONS as POSTGRES_MIGRATIONS } from "../../../server/store/postgres/migrations/list.ts";
import { openPool } from "../../../server/store/postgres/open-pool.ts";
import { openPostgresStore } from "../../../server/store/postgres/open-postgres-store.ts";
import { MIGRATIONS } from "../../../server/store/sqlite/migrations/list.ts";
import { freshPostgres, hasPostgres, tell } from "../../postgres/fresh-postgres.ts";
import { newFile, processOn } from "../clocked-store.ts";
import { TestClock } from "../test-clock.ts";
import { addEgg, closedAfterTest, type Data, newPlayer, STORES } from "./contract/stores.ts";
import { storeOn } from "./faulty-postgres.ts";

const FIXTURE = new URL("../../fixtures/0.2.0/game.sqlite", import.meta.url).pathname;

/** What a newer release does to a database: a migration that merely adds, or one that does not. */
async function migrateOn(data: Data, kind: string, added: number, adds: boolean): Promise<void> {
  const number = (kind === "SQLite" ? MIGRATIONS : POSTGRES_MIGRATIONS).length + added;
  await data.query(`ALTER TABLE players ADD COLUMN motto${added} TEXT`);
  await data.query(`INSERT INTO migrations (number, adds) VALUES (${number}, ${adds ? 1 : 0})`);
  if (kind === "SQLite") await data.query(`PRAGMA user_version = ${number}`);
  // Later tests of this process go on with the database of PostgreSQL.
  if (kind === "PostgreSQL")
    onTestFinished(async () => {
      await data.query(`ALTER TABLE players DROP COLUMN motto${added}`);
      await data.query(`DELETE FROM migrations WHERE number = ${number}`);
    });
}

describe.each(STORES)(
  "a process whose database on $name a newer release has migrated",
  ({ name, freshData }) => {
    it("goes on, and may be started, as long as that merely added; any other change ends it (GAP-82)", async () => {
      const data = await freshData();
      const store = await data.process();
      const ann = await newPlayer(store, "Ann");
      for (const added of [1, 2]) await migrateOn(data, name, added, true);
      expect((await store.checkHealth()).problem).toBeNull();
      expect(await addEgg(store, ann)).toMatchObject({ ok: true });
      const again = await data.process();
      expect(again.opened.formBefore - again.opened.form).toBe(2);
      await newPlayer(again, "Bob");

      await migrateOn(data, name, 3, false);
      expect((await store.checkHealth()).problem).toBe("other_version");
      await expect(data.process()).rejects.toThrow(NewerDataError);
    });
  },
);

/** A store that was opened with `MIGRATE=wait`, and the form it said it waits with. */
function waiting(environment: Record<string, string>) {
  const read = readConfiguration({ ...environment, LEDGER_NETWORK: "none", MIGRATE: "wait" });
  if (!read.ok) throw new Error(read.problems.join());
  let say = (_form: number): void => undefined;
  const waits = new Promise<number>((resolve) => {
    say = resolve;
  });
  const opened = openGameStore(read.configuration, new TestClock(), undefined, say).then(closedAfterTest);
  return { waits, opened };
}

describe("a start with MIGRATE=wait", () => {
  it("waits on SQLite until another process has created or migrated the game", async () => {
    const [created, migrated] = [newFile(), newFile()];
    copyFileSync(FIXTURE, migrated);
    for (const file of [created, migrated]) {
      const { waits, opened } = waiting({ DATA_DIR: dirname(file) });
      const found = await waits;
      expect(found > 0).toBe(file === migrated);
      expect(processOn(file, new TestClock()).opened.formBefore).toBe(found);
      expect((await opened).opened.formBefore).toBe(MIGRATIONS.length);
    }
  });

  it.runIf(hasPostgres)("waits on PostgreSQL until another process has migrated the game", async () => {
    const DATABASE_URL = await freshPostgres({ empty: true });
    const { waits, opened } = waiting({ DATABASE_URL });
    expect(await waits).toBe(0);
    await storeOn(DATABASE_URL);
    expect((await opened).opened.formBefore).toBe(POSTGRES_MIGRATIONS.length);
  });
});

describe.runIf(hasPostgres)("a production start on a development game of an earlier release", () => {
  it("the start is refused before anything is migrated (ABU-11)", async () => {
    const url = await freshPostgres({ empty: true });
    await tell(
      url,
      `CREATE TABLE migrations (number INTEGER PRIMARY KEY); INSERT INTO migrations VALUES (1);
       ${POSTGRES_MIGRATIONS[0]?.text};
       INSERT INTO players (public_id, first_name, created_at, development_name) VALUES ('a', 'Ann', 0, 'Ann')`,
    );
    const start = openPostgresStore({ url, clock: new TestClock(), movableClock: false });
    await expect(start).rejects.toThrow(DevelopmentDataError);
    const pool = openPool(url, { max: 1 });
    expect(await formVersion(pool)).toBe(1);
    await pool.end();
  });
});

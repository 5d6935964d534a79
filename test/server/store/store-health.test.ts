import { copyFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openSqliteStore } from "../../../server/index.ts";
import { reasonOfError } from "../../../server/metrics/readiness.ts";
import { checkHealth, SpaceWatch } from "../../../server/store/postgres/health.ts";
import { openPool } from "../../../server/store/postgres/open-pool.ts";
import { openPostgresStore } from "../../../server/store/postgres/open-postgres-store.ts";
import { PostgresQueries } from "../../../server/store/postgres/queries.ts";
import { openDatabase } from "../../../server/store/sqlite/open-database.ts";
import { freshPostgres, hasPostgres } from "../../postgres/fresh-postgres.ts";
import { dataFolder } from "../server-process.ts";
import { fillDisk, mountsSmallDisk, movesToSmallDisk } from "../small-disk.ts";
import { TestClock } from "../test-clock.ts";
import { closedAfterTest, newPlayer } from "./contract/stores.ts";

const SMALL_DISK_BYTES = 4 * 1024 * 1024;
/** A new game takes half of it. */
const POSTGRES_DISK_BYTES = 24 * 1024 * 1024;
const PLENTY = async () => 1_000_000_000;

function sqliteStore(file = join(dataFolder(), "game.sqlite"), freeBytes = PLENTY) {
  const clock = new TestClock();
  const store = closedAfterTest(openSqliteStore({ file, clock, movableClock: false, busyMs: 20, freeBytes }));
  return { file, store };
}

describe("the check of a SQLite store", () => {
  it("finds no problem in a healthy one, and tells the free space of its disk", async () => {
    expect(await sqliteStore().store.checkHealth()).toEqual({ problem: null, freeBytes: await PLENTY() });
    const [file, clock] = [join(dataFolder(), "game.sqlite"), new TestClock()];
    const own = closedAfterTest(openSqliteStore({ file, clock, movableClock: false }));
    expect((await own.checkHealth()).freeBytes).toBeGreaterThan(0);
  });

  it("finds that a newer release has migrated the data", async () => {
    const { file, store } = sqliteStore();
    const newer = openDatabase(file);
    newer.exec("PRAGMA user_version = 999");
    newer.close();
    expect((await store.checkHealth()).problem).toBe("other_version");
  });

  it("finds that its file was removed or is another one now", async () => {
    const { file, store } = sqliteStore();
    renameSync(file, `${file}.old`);
    expect((await store.checkHealth()).problem).toBe("file_replaced");
    copyFileSync(`${file}.old`, file);
    expect((await store.checkHealth()).problem).toBe("file_replaced");
    renameSync(`${file}.old`, file);
    expect((await store.checkHealth()).problem).toBeNull();
  });

  it("finds that the disk is nearly full before nothing fits any more", async () => {
    const { store } = sqliteStore(undefined, async () => 32 * 1024 * 1024 - 1);
    expect((await store.checkHealth()).problem).toBe("low_space");
  });

  it("fails while another program holds the write lock", async () => {
    const { file, store } = sqliteStore();
    const other = openDatabase(file);
    onTestFinished(() => void other.close());
    other.exec("BEGIN IMMEDIATE");
    expect(await store.checkHealth().catch(reasonOfError)).toBe("busy");
    other.exec("COMMIT");
    expect((await store.checkHealth()).problem).toBeNull();
  });

  it("fails on a disk that is full, until there is space again", async ({ skip }) => {
    const folder = dataFolder();
    if (!mountsSmallDisk(folder, SMALL_DISK_BYTES)) skip("this user may not mount a disk");
    const { store } = sqliteStore(join(folder, "game.sqlite"));
    expect((await store.checkHealth()).problem).toBeNull();
    const makeRoom = fillDisk(folder, SMALL_DISK_BYTES);
    expect(await store.checkHealth().catch(reasonOfError)).toBe("no_space");
    makeRoom();
    expect((await store.checkHealth()).problem).toBeNull();
  });
});

describe.runIf(hasPostgres)("the check of a PostgreSQL store", () => {
  it("fails while the database takes no changes, and finds no problem afterwards", async () => {
    const url = await freshPostgres();
    const clock = new TestClock();
    const store = closedAfterTest(await openPostgresStore({ url, clock, movableClock: false }));
    expect(await store.checkHealth()).toEqual({ problem: null, freeBytes: null });
    await tell(url, "ALTER DATABASE $ SET default_transaction_read_only = on");
    // The first look may find its connection cut.
    await expect.poll(() => store.checkHealth().catch(reasonOfError)).toBe("read_only");
    await tell(
      url,
      "SET default_transaction_read_only = off",
      "ALTER DATABASE $ RESET default_transaction_read_only",
    );
    await expect
      .poll(() => store.checkHealth().catch(reasonOfError))
      .toEqual({ problem: null, freeBytes: null });
  });

  it("fails on a disk that is full, until there is space again (ABU-110)", async ({ skip }) => {
    const folder = dataFolder();
    const url = await freshPostgres();
    if (!(await movesToSmallDisk(url, folder, POSTGRES_DISK_BYTES)))
      skip("this user may not mount a disk, or the server is elsewhere");
    const store = closedAfterTest(
      await openPostgresStore({ url, clock: new TestClock(), movableClock: false }),
    );
    const makeRoom = fillDisk(folder, POSTGRES_DISK_BYTES);
    expect(await store.checkHealth()).toMatchObject({ problem: null });
    const logIns = async () => {
      for (let number = 0; number < 300; number++) await newPlayer(store, `Player ${number}`);
    };
    expect(await logIns().catch(reasonOfError)).toBe("no_space");
    for (let look = 0; look < 2; look++)
      expect(await store.checkHealth().catch(reasonOfError)).toBe("no_space");
    makeRoom();
    expect(await store.checkHealth()).toMatchObject({ problem: null });
    await newPlayer(store, "Late");
  });

  it("fails where nothing listens", async () => {
    const url = "postgres://nobody@localhost/lab?host=/nowhere";
    const pool = openPool(url);
    onTestFinished(() => pool.end());
    expect(await checkHealth(new PostgresQueries(pool), new SpaceWatch()).catch(reasonOfError)).toBe(
      "data_unreachable",
    );
  });
});

/** Changes a setting of a database, named as `$`, and ends its connections, so that the next ones go by it. */
async function tell(url: string, ...commands: string[]): Promise<void> {
  const pool = openPool(url, { max: 1 });
  for (const command of commands) await pool.query(command.replace("$", new URL(url).pathname.slice(1)));
  await pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  await pool.end();
}

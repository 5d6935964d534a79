import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openSqliteStore, type Store } from "../../../../server/index.ts";
import { openPostgresStore } from "../../../../server/store/postgres/open-postgres-store.ts";
import { Cluster, DURABLE } from "../../../postgres/cluster.ts";
import { ConnectionBetween } from "../../../postgres/connection-between.ts";
import { hasPostgres, tell } from "../../../postgres/fresh-postgres.ts";
import { dataFolder } from "../../server-process.ts";
import { fillDisk, mountsSmallDisk, movesToSmallDisk } from "../../small-disk.ts";

/** Has room for all that is played. */
const DISK_BYTES = 128 * 1024 * 1024;
const DATABASE = "game";
const TERMINATE =
  "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";

/** What a game is stored in, and what can happen to that. */
export interface ShakenData {
  environment: { DATA_DIR: string; DATABASE_URL?: string };
  /** Leaves no room on its disk, until the answer is called; null where the user of the tests may not mount one. */
  fillDisk: (() => () => void) | null;
  /** Faults of the database alone. */
  faults: Record<string, () => unknown>;
  /** What is stored, once no process is there. */
  open(): Promise<Store>;
}

export interface DatabaseKind {
  name: string;
  begin(): Promise<ShakenData>;
}

const clock = { now: () => Date.now() };

const sqlite: DatabaseKind = {
  name: "SQLite",
  begin: async () => {
    const folder = dataFolder();
    const hasDisk = mountsSmallDisk(folder, DISK_BYTES);
    return {
      environment: { DATA_DIR: folder },
      fillDisk: hasDisk ? () => fillDisk(folder, DISK_BYTES) : null,
      faults: {},
      open: async () => openSqliteStore({ file: join(folder, "game.sqlite"), clock, movableClock: true }),
    };
  },
};

const postgres: DatabaseKind = {
  name: "PostgreSQL",
  begin: async () => {
    const cluster = await Cluster.start(DURABLE);
    onTestFinished(() => cluster.remove());
    const url = cluster.url(DATABASE);
    await tell(cluster.url("postgres"), `CREATE DATABASE ${DATABASE}`);
    const disk = dataFolder();
    const hasDisk = await movesToSmallDisk(url, disk, DISK_BYTES);
    const between = await ConnectionBetween.to(url);
    return {
      environment: { DATA_DIR: dataFolder(), DATABASE_URL: between.url },
      fillDisk: hasDisk ? () => fillDisk(disk, DISK_BYTES) : null,
      faults: {
        "crash of the database": async () => {
          await cluster.halt("SIGQUIT");
          await cluster.begin();
        },
        "connections ended": () => tell(url, TERMINATE),
        "connections cut": () => between.cut(),
        "commit lost": () => between.failNextCommit("cut before it arrives"),
        "commit not answered": () => between.failNextCommit("cut before it is answered"),
      },
      open: () => openPostgresStore({ url, clock, movableClock: true }),
    };
  },
};

export const DATABASES: readonly DatabaseKind[] = hasPostgres ? [sqlite, postgres] : [sqlite];

import type { Clock } from "../../process/clock.ts";
import { GameTime } from "../database/game-time.ts";
import { countPlayers, NO_METER, type StoreMeter } from "../database/health.ts";
import { KEPT_DAYS, type Retention, retentionOf } from "../players/expiry.ts";
import type { Store } from "../store.ts";
import { subjectsOn } from "../subjects.ts";
import { checkGameFile } from "./check-file.ts";
import { GroupCommit } from "./group-commit.ts";
import {
  allowIncrementalVacuum,
  type FreeBytes,
  FreeSpace,
  freeBytesOf,
  healthChecker,
  type RoomIn,
  rewriteOnce,
  roomOnDisk,
  sizesReader,
} from "./health.ts";
import { copyBeforeMigration, formVersionReader, migrate, servedReader } from "./migrate.ts";
import { MIGRATIONS } from "./migrations/list.ts";
import { MEMORY, openDatabase } from "./open-database.ts";
import { RecentRows } from "./recent-rows.ts";
import { SettingTable } from "./setting-table.ts";
import { SqliteDatabase } from "./sqlite-database.ts";

/** How long a process waits for another one's transaction. */
const BUSY_MS = 5_000;

export interface SqliteOptions {
  /** Path of the database, ":memory:", or a copy of one to go on with in memory. */
  file: string | Buffer;
  clock: Clock;
  /** Whether the game's time may run ahead of the clock: in development only. */
  movableClock: boolean;
  /** How long a change waits for the write lock of another process, in milliseconds. */
  busyMs?: number;
  freeBytes?: FreeBytes;
  /** Whether a copy is made beside the file before a migration. */
  copyBeforeMigration?: boolean;
  /** What the disk has left for that copy. */
  roomIn?: RoomIn;
  meter?: StoreMeter;
  retention?: Retention;
}

/** The store in one SQLite file: every commit is durable, and any number of processes may share the file. */
export function openSqliteStore({
  file: opened,
  clock,
  movableClock,
  busyMs = BUSY_MS,
  freeBytes = freeBytesOf,
  copyBeforeMigration: isCopied = true,
  roomIn = roomOnDisk,
  meter = NO_METER,
  retention = retentionOf(KEPT_DAYS),
}: SqliteOptions): Store {
  const file = typeof opened === "string" ? opened : MEMORY;
  const { holdsNothing } = checkGameFile(file);
  const connection = openDatabase(opened, { timeout: busyMs });
  allowIncrementalVacuum(connection);
  connection.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
  // What is deleted is overwritten, not only left out (`ABU-100`).
  connection.exec("PRAGMA secure_delete = ON");
  const formVersion = formVersionReader(connection);
  let copy: string | null = null;
  let formBefore: number;
  try {
    formBefore = migrate(connection, formVersion, () => {
      if (isCopied) copy = copyBeforeMigration(file, MIGRATIONS.length, roomIn);
    });
  } catch (error) {
    connection.close();
    throw error;
  }
  // From here on SQLite must not wait for locks, as the whole event loop would wait with it.
  connection.exec("PRAGMA busy_timeout = 0");
  const rewriting = rewriteOnce(connection, file, roomIn);

  const recent = new RecentRows(connection);
  const settings = new SettingTable(connection, recent);
  const time = new GameTime(clock, settings, movableClock);
  const commits = new GroupCommit(connection, recent, busyMs, () => time.keep(), meter);
  const measureSizes = sizesReader(connection, file);
  const database = new SqliteDatabase(connection, commits, recent, time);
  const freeSpace = new FreeSpace(connection);
  const emptyLog = connection.prepare("PRAGMA wal_checkpoint(TRUNCATE)");
  const { store } = subjectsOn({
    database,
    // Processes on one file have no way to call each other: they read the versions.
    announcements: { announce: () => {}, listen: () => {} },
    shown: (clockShows) => time.shown(clockShows),
    clock,
    retention,
  });

  return {
    opened: {
      kind: "SQLite",
      place: file,
      formBefore,
      form: MIGRATIONS.length,
      holdsNothing,
      copy,
      rewriting,
    },
    ...store,
    deletePlayer: async (playerId, anonymous) => {
      const deletion = await store.deletePlayer(playerId, anonymous);
      // The log beside the file still holds the pages as they were; what somebody is reading stays until the next time.
      if (deletion === "deleted") emptyLog.get();
      return deletion;
    },
    advanceClock: (byMs) =>
      commits.run(() => {
        settings.advanceClockOffset(byMs);
        return time.now();
      }),
    measureSizes: async () => ({ ...measureSizes(), ...(await countPlayers(database, clock.now())) }),
    load: () => ({ waiting: commits.waitingJobs, connections: null }),
    removeExpired: async (clockShows) => {
      const isMoreExpired = await store.removeExpired(clockShows);
      return (await commits.run(() => freeSpace.giveBack())) || isMoreExpired;
    },
    checkLogCopies: async () => null,
    checkHealth: healthChecker({ file, commits, settings, isServed: servedReader(connection), freeBytes }),
    close: async () => {
      await commits.end();
      connection.close();
    },
  };
}

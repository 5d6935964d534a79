import {
  countPlayers,
  type LogCopies,
  type StoreHealth,
  type StoreSizes,
  type TableSize,
} from "../database/health.ts";
import { additionsAfter } from "../database/migrations.ts";
import { type Queries, statement } from "../database/unit.ts";
import { MIGRATIONS } from "./migrations/list.ts";

const DISK_FULL = "53100";
/**
 * Takes about a megabyte of the database's disk and gives it back. A temporary table is this session's own and is not
 * logged; without the setting it could lie on another disk.
 */
const takeSpace = statement<[]>(
  `DO $$ BEGIN
     SET LOCAL temp_tablespaces = '';
     CREATE TEMPORARY TABLE space_trial ON COMMIT DROP AS
       SELECT gen_random_uuid() AS one, gen_random_uuid() AS two FROM generate_series(1, 16000);
   END $$`,
);

/** Whether the disk of the database is full: the trial value is overwritten in its place, where there is room. */
export class SpaceWatch {
  private isFull = false;

  /** Hears why something could not be stored. */
  noteFailure(error: unknown): void {
    if (isDiskFull(error)) this.isFull = true;
  }

  /** Rejects while the disk is full, as it was when something could not be stored. */
  async check(queries: Queries): Promise<void> {
    if (!this.isFull) return;
    // A user who may not create such a table learns from the next change.
    await queries.run(takeSpace).catch((error: unknown) => {
      if (isDiskFull(error)) throw error;
    });
    this.isFull = false;
  }
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === DISK_FULL;
}

const selectBytes = statement<[], { bytes: number }>("SELECT pg_database_size(current_database()) AS bytes");
/** A table that was never analysed has no estimate: -1. */
const selectTables = statement<[], TableSize>(
  `SELECT relname AS name, greatest(reltuples, 0)::bigint AS rows, pg_total_relation_size(oid) AS bytes
   FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace ORDER BY relname`,
);

/** Sizes of the database, with the numbers of rows that PostgreSQL estimates for its own planning. */
export async function measureSizes(queries: Queries, now: number): Promise<StoreSizes> {
  return {
    bytes: (await queries.first(selectBytes))?.bytes ?? 0,
    ...(await countPlayers(queries, now)),
    tables: await queries.all(selectTables),
  };
}

/** Only members of `pg_monitor` see how far standbys are; everybody sees what is kept for them. */
const selectLogCopies = statement<[], LogCopies>(
  `SELECT
     (SELECT coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false)
      FROM pg_stat_archiver) AS "isArchiveFailing",
     (SELECT count(*) FROM pg_stat_replication) AS standbys,
     (SELECT coalesce(max(pg_wal_lsn_diff(
        CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END, reached)), 0)
      FROM (SELECT replay_lsn AS reached FROM pg_stat_replication
            UNION ALL SELECT restart_lsn FROM pg_replication_slots) AS followers) AS "behindBytes"`,
);

export async function checkLogCopies(queries: Queries): Promise<LogCopies | null> {
  return queries.first(selectLogCopies);
}

const selectForm = statement<[], { form: number }>("SELECT max(number) AS form FROM migrations");
const countAdditions = statement<[], { additions: number }>(additionsAfter(MIGRATIONS.length));
const storeTrial = statement<[number]>(
  "INSERT INTO settings (name, value) VALUES ('tried_at', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
);

/**
 * Commits a trial value; rejects if the server is away, takes no changes, has a full disk (`ABU-110`) or waits for a
 * standby that is gone.
 */
export async function checkHealth(queries: Queries, space: SpaceWatch): Promise<StoreHealth> {
  const newer = ((await queries.first(selectForm))?.form ?? 0) - MIGRATIONS.length;
  const isOurs = newer === 0 || (newer > 0 && (await queries.first(countAdditions))?.additions === newer);
  if (isOurs) await queries.run(storeTrial, Date.now());
  await space.check(queries);
  // Its disk is another machine's.
  return { problem: isOurs ? null : "other_version", freeBytes: null };
}

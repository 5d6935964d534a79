import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";
import { OperatorError } from "../../process/program.ts";
import { NewerDataError } from "../database/errors.ts";
import { additionsAfter, LOOK_AGAIN_MS } from "../database/migrations.ts";
import { databaseError } from "./errors.ts";
import { MIGRATIONS } from "./migrations/list.ts";
import { type Connection, connect, formOfGame, openForTool, schemaOf } from "./open-pool.ts";
import { dumpPostgres, findProgram } from "./postgres-copies.ts";

const OWNER_ONLY = 0o700;

/** Dumps that are kept. */
const KEPT = 3;

const DUMP = /^game-before-(\d+)\.dump$/;

/**
 * Dumps a game into a folder before it is migrated to a form; answers where, or null if this machine has no `pg_dump`.
 * A dump that fails is an error, and the migration is not begun.
 */
export async function dumpBeforeMigration(url: string, folder: string, form: number): Promise<string | null> {
  if (findProgram("pg_dump") === null || findProgram("pg_restore") === null) return null;
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
  const file = join(folder, `game-before-${form}.dump`);
  const pool = openForTool(url);
  try {
    await dumpPostgres(url, await schemaOf(pool), file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `the game must be migrated, and the copy of it that is made first failed (${reason}). Nothing was changed: put this right, or make a backup elsewhere and start once with BACKUP_BEFORE_MIGRATION=0.`,
    );
  } finally {
    await pool.end();
  }
  const forms = readdirSync(folder).flatMap((name) => DUMP.exec(name)?.[1] ?? []);
  const old = forms.sort((one, other) => Number(other) - Number(one)).slice(KEPT);
  for (const number of old) rmSync(join(folder, `game-before-${number}.dump`));
  return file;
}

/** Processes that start together migrate one after the other; any number that nothing else locks. */
const LOCK = 7_210_115;

/** The number of the last applied migration. */
export async function formVersion(connection: Pick<Pool | PoolClient, "query">): Promise<number> {
  try {
    const { rows } = await connection.query<{ form: number }>("SELECT max(number) AS form FROM migrations");
    return rows[0]?.form ?? 0;
  } catch (error) {
    throw databaseError(error);
  }
}

/** The database holds a development game: players who logged in by name, or a clock that was moved. */
export class DevelopmentDataError extends Error {}

/** Throws if a database holds what no production game may have (`ABU-11`). */
export async function refuseDevelopmentGame(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM players WHERE development_name IS NOT NULL)
       OR EXISTS (SELECT 1 FROM settings WHERE name = 'clock_offset' AND value <> 0) AS found`,
  );
  if (rows[0]?.found)
    throw new DevelopmentDataError(
      "DATABASE_URL names a database with a development game (players who logged in by name, or a clock that was moved): name another one.",
    );
}

/** Names of players and creatures have letters of all scripts (`ABU-110`). */
async function refuseOtherEncodings(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ server_encoding: string }>("SHOW server_encoding");
  const encoding = rows[0]?.server_encoding;
  if (encoding !== "UTF8")
    throw new OperatorError(
      `DATABASE_URL names a database in ${encoding}, which has no letters for most names: create one with createdb --encoding UTF8 --template template0, and name it.`,
    );
}

/**
 * Whether this program can go on with a game of some form: its own one, or one to which newer releases have merely
 * added.
 */
export async function isServed(connection: Connection, form: number): Promise<boolean> {
  const newer = form - MIGRATIONS.length;
  if (newer <= 0) return newer === 0;
  const { rows } = await connection.query<{ additions: number }>(additionsAfter(MIGRATIONS.length));
  return rows[0]?.additions === newer;
}

/**
 * Applies the missing migrations in one transaction, on a connection that may take its time. `prepare` runs before a game
 * is changed, while no other process can migrate it; if it throws, nothing is. Returns the number of the last one that
 * was applied before.
 *
 * @param onWait where it is given, another process migrates: it is called with the form that was found if that has to be
 * waited for; 0 stands for no game
 */
export async function migrate(
  pool: Pool,
  url: string,
  prepare: () => Promise<void> = async () => {},
  onWait?: (form: number) => void,
): Promise<number> {
  for (let isTold = false; ; isTold = true) {
    const form = await formOfGame(pool);
    if (!isTold) await refuseOtherEncodings(pool);
    if (await isServed(pool, form)) return form;
    if (!onWait || form > MIGRATIONS.length) break;
    if (!isTold) onWait(form);
    await pause(LOOK_AGAIN_MS);
  }
  const patient = openForTool(url);
  try {
    const client = await connect(patient);
    try {
      await client.query("BEGIN");
      const version = await applyMigrations(client, prepare);
      await client.query("COMMIT");
      return version;
    } finally {
      client.release(true);
    }
  } finally {
    await patient.end();
  }
}

/** Applies the missing migrations within a transaction. Returns the number of the last one that was applied before. */
export async function applyMigrations(
  client: PoolClient,
  prepare: () => Promise<void> = async () => {},
): Promise<number> {
  // Another process may migrate for as long as it takes; on everything else nobody waits longer than usual.
  const { rows } = await client.query<{ lock_timeout: string }>("SHOW lock_timeout");
  await client.query("SET LOCAL lock_timeout = 0");
  await client.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
  await client.query(`SET LOCAL lock_timeout = '${rows[0]?.lock_timeout ?? 0}'`);
  await client.query("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)");
  const version = await formVersion(client);
  if (await isServed(client, version)) return version;
  if (version > MIGRATIONS.length)
    throw new NewerDataError(
      `The database has form ${version}, this program knows ${MIGRATIONS.length}: start a newer program.`,
    );
  if (version > 0 && version < MIGRATIONS.length) await prepare();
  await client.query("ALTER TABLE migrations ADD COLUMN IF NOT EXISTS adds INTEGER NOT NULL DEFAULT 0");
  for (const [index, { text, adds }] of MIGRATIONS.entries())
    if (index >= version) {
      await client.query(text);
      await client.query(`INSERT INTO migrations (number, adds) VALUES (${index + 1}, ${adds ? 1 : 0})`);
    }
  return version;
}

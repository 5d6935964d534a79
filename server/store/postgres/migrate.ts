import type { Pool, PoolClient } from "pg";
import { NewerDataError } from "../newer-data-error.ts";
import { databaseError } from "./database-errors.ts";
import { MIGRATIONS } from "./migrations/list.ts";
import { connect } from "./open-pool.ts";

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

/** Applies the missing migrations in one transaction. Returns the number of the last one that was applied before. */
export async function migrate(pool: Pool): Promise<number> {
  const client = await connect(pool);
  try {
    await client.query("BEGIN");
    const version = await applyMigrations(client);
    await client.query("COMMIT");
    client.release();
    return version;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Applies the missing migrations within a transaction. Returns the number of the last one that was applied before. */
export async function applyMigrations(client: PoolClient): Promise<number> {
  await client.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
  await client.query("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)");
  const version = await formVersion(client);
  if (version > MIGRATIONS.length)
    throw new NewerDataError(
      `The database has form ${version}, this program knows ${MIGRATIONS.length}: start a newer program.`,
    );
  for (const [index, migration] of MIGRATIONS.entries())
    if (index >= version) {
      await client.query(migration);
      await client.query(`INSERT INTO migrations VALUES (${index + 1})`);
    }
  return version;
}

import { randomBytes } from "node:crypto";
import { inject, onTestFinished } from "vitest";
import { openPool } from "../../server/store/postgres/open-pool.ts";
import { urlOf } from "./start-cluster.ts";

/** Whether the tests of the PostgreSQL store run. */
export const hasPostgres = Boolean(inject("postgres"));

/** The address of a database of its own: migrated and without players, or `empty`. */
export async function freshPostgres({ empty = false } = {}): Promise<string> {
  const postgres = inject("postgres");
  if (postgres === null)
    throw new Error("A test of the PostgreSQL store was not left out by TEST_POSTGRES=0");
  const { url, prefix, template } = postgres;
  const database = `${prefix}_${randomBytes(6).toString("hex")}`;
  const pool = openPool(url, { max: 1 });
  await pool.query(
    `CREATE DATABASE ${database}${empty ? "" : ` TEMPLATE ${template} ${await strategy(url)}`}`,
  );
  await pool.end();
  return urlOf(url, database);
}

/** Databases that earlier tests of this process have used. */
const used: string[] = [];

/**
 * The same for a test that leaves the tables as they are: one that was used before is emptied, which takes a tenth of
 * the time that a new one does.
 */
export async function emptiedPostgres(): Promise<string> {
  const known = used.pop();
  const url = known ?? (await freshPostgres());
  if (known !== undefined) await tell(url, EMPTY);
  onTestFinished(() => void used.push(url));
  return url;
}

/** Sends commands to a database. */
export async function tell(url: string, commands: string): Promise<void> {
  const pool = openPool(url, { max: 1 });
  await pool.query(commands);
  await pool.end();
}

/** Deletes all rows of the game, of the latest tables first, as they name rows of earlier ones; ids begin anew. */
const EMPTY = `
DO $$
DECLARE found record;
BEGIN
  FOR found IN SELECT relname AS name FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND relname NOT IN ('migrations', 'settings')
    ORDER BY oid DESC
  LOOP EXECUTE format('DELETE FROM %I', found.name); END LOOP;
  FOR found IN SELECT sequencename AS name FROM pg_sequences WHERE schemaname = current_schema()
  LOOP EXECUTE format('ALTER SEQUENCE %I RESTART', found.name); END LOOP;
  UPDATE settings SET value = 0;
END $$;
`;

/** Since version 15 a copy may skip the log, which is faster and safe enough for a test. */
async function strategy(url: string): Promise<string> {
  known ??= readStrategy(url);
  return known;
}

let known: Promise<string> | undefined;

async function readStrategy(url: string): Promise<string> {
  const pool = openPool(url, { max: 1 });
  const { rows } = await pool.query<{ version: number }>(
    "SELECT current_setting('server_version_num')::int AS version",
  );
  await pool.end();
  return (rows[0]?.version ?? 0) >= 150_000 ? "STRATEGY file_copy" : "";
}

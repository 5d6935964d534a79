import { randomBytes } from "node:crypto";
import { inject } from "vitest";
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

import { randomBytes } from "node:crypto";
import type { TestProject } from "vitest/node";
import { migrate } from "../../server/store/postgres/migrate.ts";
import { openPool } from "../../server/store/postgres/open-pool.ts";
import { Cluster } from "./cluster.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where tests create their databases; null when `TEST_POSTGRES=0` leaves these tests out. */
    postgres: PostgresForTests | null;
  }
}

export interface PostgresForTests {
  /** The address of a database of the server. */
  url: string;
  /** How the names of all databases of this run begin. */
  prefix: string;
  /** A migrated database without players: copying one is faster than migrating it. */
  template: string;
}

const LEFT_OUT =
  "TEST_POSTGRES=0: the tests of the PostgreSQL store are left out. Without it they use TEST_DATABASE_URL, an " +
  "installed PostgreSQL, or Debian's package.\n";

/** One PostgreSQL server for the whole run: the one that `TEST_DATABASE_URL` names, or one of our own. */
export default async function startCluster(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { TEST_POSTGRES, TEST_DATABASE_URL } = process.env;
  if (TEST_POSTGRES === "0") {
    process.stderr.write(LEFT_OUT);
    project.provide("postgres", null);
    return undefined;
  }
  const cluster = TEST_DATABASE_URL ? null : await Cluster.start();
  const postgres = await prepare(cluster?.url("postgres") ?? TEST_DATABASE_URL ?? "");
  project.provide("postgres", postgres);
  return () => (cluster ? cluster.remove() : dropDatabases(postgres));
}

/** The address of another database on the same server. */
export function urlOf(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

async function prepare(url: string): Promise<PostgresForTests> {
  const prefix = `lab_test_${randomBytes(4).toString("hex")}`;
  const template = `${prefix}_template`;
  const pool = openPool(url, { max: 1 });
  await pool.query(`CREATE DATABASE ${template}`);
  await pool.end();
  const migrating = openPool(urlOf(url, template), { max: 1 });
  await migrate(migrating, urlOf(url, template));
  await migrating.end();
  return { url, prefix, template };
}

async function dropDatabases({ url, prefix }: PostgresForTests): Promise<void> {
  const pool = openPool(url, { max: 1 });
  const { rows } = await pool.query<{ name: string }>(
    "SELECT datname AS name FROM pg_database WHERE datname LIKE $1",
    [`${prefix}%`],
  );
  for (const { name } of rows) await pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await pool.end();
}

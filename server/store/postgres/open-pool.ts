import { Client, Pool, type PoolClient, type PoolConfig, TypeOverrides, types } from "pg";
import { OperatorError } from "../../process/program.ts";
import { databaseError, LONGEST_WAIT_MS } from "./errors.ts";

/** How PostgreSQL's own views name the connections of a server. */
export const APPLICATION = "corvax-lab";

/** Connections of one process: more only wait for the same locks and disks. */
const MOST_CONNECTIONS = 10;

/** A connection is kept while nothing is asked: opening one costs, and empties the caches. */
const KEPT_IDLE_MS = 600_000;

/** A silent connection is asked after this time whether it is still there, every second, ten times. */
const ASKED_AFTER_MS = 10_000;

/** Opens the connections of a process to one database. Nothing is connected before it is asked. */
export function openPool(connectionString: string, options: PoolConfig = {}): Pool {
  const pool = new Pool({
    connectionString,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: LONGEST_WAIT_MS,
    idleTimeoutMillis: KEPT_IDLE_MS,
    query_timeout: 2 * LONGEST_WAIT_MS,
    statement_timeout: LONGEST_WAIT_MS,
    lock_timeout: LONGEST_WAIT_MS,
    idle_in_transaction_session_timeout: LONGEST_WAIT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: ASKED_AFTER_MS,
    // Statements of a transaction are sent without waiting for the answer of the one before.
    pipeline: true,
    application_name: APPLICATION,
    types: numbers(),
    ...options,
  });
  // A lost connection fails what is asked on it; without a listener it would end the process as well.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Which server and database the connections lead to, without the user and the password. */
export function placeOf({ options }: Pool): string {
  const { host, port, database } = new Client(options);
  return `${host}:${port}/${database}`;
}

/** A free connection. */
export async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw databaseError(error);
  }
}

/** Counts, sums and moments as numbers: all of ours are far below 2^53. */
function numbers(): TypeOverrides {
  const overrides = new TypeOverrides();
  for (const type of [types.builtins.INT8, types.builtins.NUMERIC]) overrides.setTypeParser(type, Number);
  return overrides;
}

/** The connection of a tool: its work may take hours, and servers do not count it as one of theirs. */
export function openForTool(url: string): Pool {
  return openPool(url, {
    max: 1,
    application_name: `${APPLICATION}-tool`,
    query_timeout: 0,
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  });
}

export type Connection = Pick<Pool | PoolClient, "query">;

/** The schema in which the game's tables are, or would be created. */
export async function schemaOf(connection: Connection): Promise<string> {
  const { rows } = await asked(
    connection.query<{ schema: string | null }>("SELECT current_schema() AS schema"),
  );
  const schema = rows[0]?.schema;
  if (!schema)
    throw new OperatorError(
      "The schema that DATABASE_URL names does not exist: create it with CREATE SCHEMA.",
    );
  return schema;
}

/** The number of the last migration of the game in a database; 0 where there is no game. */
export async function formOfGame(connection: Connection): Promise<number> {
  const { rows } = await asked(
    connection.query<{ found: boolean }>("SELECT to_regclass('migrations') IS NOT NULL AS found"),
  );
  if (!rows[0]?.found) return 0;
  const forms = await connection.query<{ form: number | null }>("SELECT max(number) AS form FROM migrations");
  return forms.rows[0]?.form ?? 0;
}

/** Refuses a database that servers are using: they would go on with what they remember of it. */
export async function refuseServers(connection: Connection): Promise<void> {
  const { rows } = await asked(
    connection.query<{ count: number }>(
      `SELECT count(DISTINCT pid) AS count FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = '${APPLICATION}'`,
    ),
  );
  if ((rows[0]?.count ?? 0) > 0)
    throw new OperatorError("Servers are using the database that DATABASE_URL names: stop them first.");
}

async function asked<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    throw databaseError(error);
  }
}

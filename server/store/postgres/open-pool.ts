import { Client, Pool, type PoolClient, type PoolConfig, TypeOverrides, types } from "pg";
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

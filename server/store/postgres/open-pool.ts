import { Client, Pool, type PoolClient, type PoolConfig, TypeOverrides, types } from "pg";
import { databaseError } from "./database-errors.ts";

/** Connections of one process: more only wait for the same locks and disks. */
const MOST_CONNECTIONS = 10;
/** How long a change may wait: for a free connection, for another one's lock, for the database's answer. */
const LONGEST_WAIT_MS = 5_000;

/** Opens the connections of a process to one database. Nothing is connected before it is asked. */
export function openPool(connectionString: string, options: PoolConfig = {}): Pool {
  const pool = new Pool({
    connectionString,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: LONGEST_WAIT_MS,
    query_timeout: 2 * LONGEST_WAIT_MS,
    statement_timeout: LONGEST_WAIT_MS,
    lock_timeout: LONGEST_WAIT_MS,
    idle_in_transaction_session_timeout: LONGEST_WAIT_MS,
    keepAlive: true,
    pipeline: true,
    application_name: "corvax-lab",
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

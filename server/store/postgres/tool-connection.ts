import type { Pool, PoolClient } from "pg";
import { OperatorError } from "../../process/operator-error.ts";
import { databaseError } from "./errors.ts";
import { APPLICATION, openPool } from "./open-pool.ts";

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

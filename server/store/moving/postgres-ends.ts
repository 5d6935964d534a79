import type { PoolClient } from "pg";
import { TABLES_MOVED } from "../game-tables.ts";
import { dropEmptyGame } from "../postgres/empty-game.ts";
import { applyMigrations } from "../postgres/migrate.ts";
import { MIGRATIONS } from "../postgres/migrations/list.ts";
import { connect } from "../postgres/open-pool.ts";
import { formOfGame, openForTool, refuseServers, schemaOf } from "../postgres/tool-connection.ts";
import type { EmptyEnd, GameEnd, Opened } from "./game-end.ts";
import { PostgresEnd } from "./postgres-end.ts";
import { refuseOtherForm } from "./refuse-other-form.ts";

/** Opens a game that is to move; nothing else can change it for as long. */
export function openPostgresSource(url: string): Promise<Opened<GameEnd>> {
  return inTransaction(url, async (client) => {
    await schemaOf(client);
    await refuseServers(client);
    refuseOtherForm("PostgreSQL", await formOfGame(client), MIGRATIONS.length);
    await client.query(`LOCK TABLE ${TABLES_MOVED.join(", ")} IN SHARE MODE`);
  });
}

/** Creates a game to move into, in an empty database. */
export function openPostgresTarget(url: string): Promise<Opened<EmptyEnd>> {
  return inTransaction(url, async (client) => {
    await dropEmptyGame(client);
    await applyMigrations(client);
  });
}

async function inTransaction(
  url: string,
  begin: (client: PoolClient) => Promise<void>,
): Promise<Opened<EmptyEnd>> {
  const pool = openForTool(url);
  try {
    const client = await connect(pool);
    // A connection that is given back like this is cut, which gives up what was not kept.
    const close = async () => {
      client.release(true);
      await pool.end();
    };
    try {
      await client.query("BEGIN");
      await begin(client);
      return { end: new PostgresEnd(client), close };
    } catch (error) {
      client.release(true);
      throw error;
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
}

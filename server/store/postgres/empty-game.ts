import { OperatorError } from "../../process/operator-error.ts";
import { TABLES_LEFT, TABLES_MOVED } from "../game-tables.ts";
import { FUNCTIONS } from "./migrations/019-players-gone.ts";
import { MIGRATIONS } from "./migrations/list.ts";
import { type Connection, formOfGame, refuseServers, schemaOf } from "./tool-connection.ts";

const OWN_TABLES: readonly string[] = [...TABLES_MOVED, ...Object.keys(TABLES_LEFT)];

/**
 * Makes room for a game: removes the tables that a start on the empty database has left, where nobody has played yet.
 * Refuses a database with players or anything else in it, and one that servers are using.
 */
export async function dropEmptyGame(connection: Connection): Promise<void> {
  await refuseServers(connection);
  const schema = await schemaOf(connection);
  const { rows } = await connection.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = $1 ORDER BY 1",
    [schema],
  );
  if (rows.length === 0) return;
  const isEmpty = await isEmptyGame(connection);
  const foreign = rows.find(({ name }) => !OWN_TABLES.includes(name));
  if (foreign || !isEmpty)
    throw new OperatorError(
      `The database that DATABASE_URL names is not empty (it has the table ${(foreign ?? rows[0])?.name}): create another one, such as with createdb, and name it.`,
    );
  await connection.query(`DROP TABLE ${rows.map(({ name }) => `"${name}"`).join(", ")}`);
  await connection.query(`DROP FUNCTION IF EXISTS ${FUNCTIONS.map((name) => `${name}()`).join(", ")}`);
}

async function isEmptyGame(connection: Connection): Promise<boolean> {
  const form = await formOfGame(connection);
  if (form > MIGRATIONS.length)
    throw new OperatorError(
      `The database has form ${form}, this program knows ${MIGRATIONS.length}: start a newer program.`,
    );
  if (form === 0) return false;
  const { rows } = await connection.query("SELECT 1 FROM players LIMIT 1");
  return rows.length === 0;
}

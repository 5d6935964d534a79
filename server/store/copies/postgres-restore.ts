import { OperatorError } from "../../operator-error.ts";
import { dropEmptyGame } from "../postgres/empty-game.ts";
import { MIGRATIONS } from "../postgres/migrations/list.ts";
import { openForTool, schemaOf } from "../postgres/tool-connection.ts";
import type { GameSummary } from "./game-summary.ts";
import { summaryOfPostgres } from "./postgres-backup.ts";
import { runProgram } from "./postgres-programs.ts";
import { refuseNewerForm } from "./sqlite-restore.ts";

/** Brings a backup that `pg_dump` wrote back into an empty database, in one transaction. */
export async function restorePostgres(url: string, backup: string): Promise<GameSummary> {
  const { schema, form } = await contentOf(backup);
  refuseNewerForm(backup, form, MIGRATIONS.length);
  const pool = openForTool(url);
  try {
    const own = await schemaOf(pool);
    if (own !== schema)
      throw new OperatorError(
        `${backup} has its tables in the schema ${schema}, and DATABASE_URL names ${own}: name ${schema} (?options=-c%20search_path%3D${schema}), and create it if it is missing.`,
      );
    await dropEmptyGame(pool);
    await runProgram(
      "pg_restore",
      [
        "--single-transaction",
        "--exit-on-error",
        "--no-owner",
        "--no-privileges",
        `--schema=${schema}`,
        backup,
      ],
      { url },
    );
    await pool.query("ANALYZE");
    return await summaryOfPostgres(pool);
  } finally {
    await pool.end();
  }
}

/** Schema and form of the game in a backup. Refuses one that holds none. */
async function contentOf(backup: string): Promise<{ schema: string; form: number }> {
  const list = await runProgram("pg_restore", ["--list", backup]);
  const [, schema] = / TABLE (\S+) players /.exec(list) ?? [];
  const numbers = await runProgram("pg_restore", ["--file=-", "--data-only", "--table=migrations", backup]);
  const [, rows = ""] = /^COPY .*migrations .*;\n([\d\n]*)/m.exec(numbers) ?? [];
  const form = Math.max(0, ...rows.split("\n").map(Number));
  if (schema === undefined || form === 0) throw new OperatorError(`${backup} holds no game.`);
  return { schema, form };
}

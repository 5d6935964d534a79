import { devNull } from "node:os";
import type { Pool } from "pg";
import { OperatorError } from "../../operator-error.ts";
import { formOfGame, openForTool, schemaOf } from "../postgres/tool-connection.ts";
import type { GameSummary } from "./game-summary.ts";
import { runProgram } from "./postgres-programs.ts";
import { WholeFile } from "./whole-file.ts";

/** Copies the game in a PostgreSQL database, which servers may be using, into `target`, with `pg_dump`. */
export async function backUpPostgres(url: string, target: string): Promise<GameSummary> {
  const pool = openForTool(url);
  try {
    const summary = await summaryOfPostgres(pool);
    await dumpPostgres(url, await schemaOf(pool), target);
    return summary;
  } finally {
    await pool.end();
  }
}

/** Writes a schema into a file of PostgreSQL's own form, and reads the file to its end. */
export async function dumpPostgres(url: string, schema: string, target: string): Promise<void> {
  const copy = new WholeFile(target);
  try {
    await runProgram(
      "pg_dump",
      ["--format=custom", `--schema=${schema}`, "--no-owner", "--no-privileges", `--file=${copy.unfinished}`],
      { url },
    );
    // Unpacks every row: a list of what is inside is also found in a file that was cut short.
    await runProgram("pg_restore", [`--file=${devNull}`, copy.unfinished]);
    copy.finish();
  } finally {
    copy.discard();
  }
}

/** What a database holds. Refuses one without a game. */
export async function summaryOfPostgres(pool: Pool): Promise<GameSummary> {
  const form = await formOfGame(pool);
  if (form === 0) throw new OperatorError("The database that DATABASE_URL names holds no game.");
  const { rows } = await pool.query<{ players: number; changedAt: number }>(
    `SELECT (SELECT count(*) FROM players) AS players,
       (SELECT value FROM settings WHERE name = 'latest_time') AS "changedAt"`,
  );
  return { form, players: rows[0]?.players ?? 0, changedAt: rows[0]?.changedAt ?? 0 };
}

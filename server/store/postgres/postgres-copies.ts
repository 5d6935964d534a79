import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { devNull } from "node:os";
import { delimiter, join } from "node:path";
import type { Pool } from "pg";
import { OperatorError } from "../../process/program.ts";
import { type GameSummary, refuseNewerForm, WholeFile } from "../database/whole-file.ts";
import { TABLES_LEFT, TABLES_MOVED } from "../game-tables.ts";
import { FUNCTIONS } from "./migrations/012-to-019.ts";
import { MIGRATIONS } from "./migrations/list.ts";
import { type Connection, formOfGame, openForTool, refuseServers, schemaOf } from "./open-pool.ts";

/** Where Debian keeps the programs of each version. */
const DEBIAN = "/usr/lib/postgresql";
/** Settings of an address that only the driver of this program knows. */
const OF_THE_DRIVER = ["ssl", "uselibpqcompat"];

type Program = "pg_dump" | "pg_restore";

/** Where a program of PostgreSQL is; null if this machine has none. `folders`: looked through in this order. */
export function findProgram(program: Program, folders: readonly string[] = programFolders()): string | null {
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file)) ?? null;
}

/** Runs a program of PostgreSQL; answers what it wrote. Refuses with its own words when it fails. */
export async function runProgram(
  program: Program,
  words: readonly string[],
  { url, folders }: { url?: string; folders?: readonly string[] } = {},
): Promise<string> {
  const file = findProgram(program, folders);
  if (file === null)
    throw new OperatorError(
      `This machine has no ${program}, which belongs to PostgreSQL: install its programs for clients (on Debian: apt install postgresql-client), in the version of the server or a newer one.`,
    );
  const database = url === undefined ? null : withoutPassword(url);
  const child = spawn(file, [...(database ? [`--dbname=${database.address}`] : []), ...words], {
    env: { ...process.env, ...database?.environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let written = "";
  let errors = "";
  child.stdout.on("data", (text: Buffer) => {
    written += text.toString();
  });
  child.stderr.on("data", (text: Buffer) => {
    errors += text.toString();
  });
  const code = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code === 0) return written;
  throw new OperatorError(`${program} failed: ${firstSentence(errors) || `exit code ${code}`}.`);
}

function programFolders(): string[] {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))
    : [];
  return [
    ...(process.env.PATH ?? "").split(delimiter),
    ...versions.map((version) => join(DEBIAN, version, "bin")),
  ];
}

/** The programs' own lines, without their names and advice. */
function firstSentence(errors: string): string {
  const [, reason] = /error: (.*)/.exec(errors) ?? [];
  return (reason ?? errors.trim().split("\n")[0] ?? "").replace(/\.$/, "");
}

/** Everybody on the machine can read a command line, so the password goes into the environment. */
function withoutPassword(url: string): { address: string; environment: Record<string, string> } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = "";
  for (const name of OF_THE_DRIVER) address.searchParams.delete(name);
  // PostgreSQL reads a plus as a plus.
  address.search = address.search.replaceAll("+", "%20");
  return { address: address.href, environment: password === "" ? {} : { PGPASSWORD: password } };
}

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
async function summaryOfPostgres(pool: Pool): Promise<GameSummary> {
  const form = await formOfGame(pool);
  if (form === 0) throw new OperatorError("The database that DATABASE_URL names holds no game.");
  const { rows } = await pool.query<{ players: number; changedAt: number }>(
    `SELECT (SELECT count(*) FROM players) AS players,
       (SELECT value FROM settings WHERE name = 'latest_time') AS "changedAt"`,
  );
  return { form, players: rows[0]?.players ?? 0, changedAt: rows[0]?.changedAt ?? 0 };
}

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
  const [, rows = ""] = /^COPY .*migrations .*;\n([\d\s]*)/m.exec(numbers) ?? [];
  const form = Math.max(0, ...rows.split("\n").map((row) => Number(row.split("\t")[0])));
  if (schema === undefined || form === 0) throw new OperatorError(`${backup} holds no game.`);
  return { schema, form };
}

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

export const OWN_TABLES: readonly string[] = [...TABLES_MOVED, ...Object.keys(TABLES_LEFT)];

export async function isEmptyGame(connection: Connection): Promise<boolean> {
  const form = await formOfGame(connection);
  if (form > MIGRATIONS.length)
    throw new OperatorError(
      `The database has form ${form}, this program knows ${MIGRATIONS.length}: start a newer program.`,
    );
  if (form === 0) return false;
  const { rows } = await connection.query("SELECT 1 FROM players LIMIT 1");
  return rows.length === 0;
}

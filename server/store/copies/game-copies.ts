import { hash } from "node:crypto";
import { closeSync, openSync, readSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { OperatorError } from "../../process/program.ts";
import { type DataPlace, GAME_FILE } from "../database/data-place.ts";
import type { GameSummary } from "../database/whole-file.ts";
import type { TableMoved } from "../game-tables.ts";
import { backUpPostgres, restorePostgres } from "../postgres/postgres-copies.ts";
import { backUpSqlite, restoreSqlite } from "../sqlite/sqlite-copies.ts";

/**
 * Writes the whole game into one file, as it is at one moment; servers may go on. A file of that name is replaced only
 * where `replace` says so.
 */
export async function backUpGame(
  { dataFolder, databaseUrl }: DataPlace,
  target: string,
  replace: boolean,
): Promise<GameSummary> {
  refuseTarget(target, replace);
  return databaseUrl === null
    ? backUpSqlite(join(dataFolder, GAME_FILE), target)
    : backUpPostgres(databaseUrl, target);
}

function refuseTarget(target: string, replace: boolean): void {
  const found = statSync(target, { throwIfNoEntry: false });
  if (found && !found.isFile()) throw new OperatorError(`${target} is no file: name the file of the backup.`);
  if (found && !replace)
    throw new OperatorError(`${target} exists: name another file, or say --force to replace it.`);
  const folder = dirname(resolve(target));
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new OperatorError(`There is no folder ${folder}: create it, or name a file in another one.`);
}

/** How the files of each store begin. */
const BEGINNINGS = { SQLite: "SQLite format 3\0", PostgreSQL: "PGDMP" } as const;

/** Brings a backup back: into a data folder without a database, or into a PostgreSQL database without players. */
export async function restoreGame(
  { dataFolder, databaseUrl }: DataPlace,
  backup: string,
): Promise<GameSummary> {
  if (!statSync(backup, { throwIfNoEntry: false })?.isFile())
    throw new OperatorError(`There is no file ${backup}.`);
  const kind = kindOf(backup);
  if (kind === "SQLite" && databaseUrl !== null)
    throw new OperatorError(
      `${backup} is a backup of a game on SQLite, and DATABASE_URL is set: restore it without DATABASE_URL, then move it with npm run migrate-store.`,
    );
  if (kind === "SQLite") return restoreSqlite(backup, join(dataFolder, GAME_FILE));
  if (kind === null)
    throw new OperatorError(`${backup} is no backup of a game: name a file that npm run backup wrote.`);
  if (databaseUrl === null)
    throw new OperatorError(
      `${backup} is a backup of a game on PostgreSQL: set DATABASE_URL to where it belongs.`,
    );
  return restorePostgres(databaseUrl, backup);
}

function kindOf(file: string): keyof typeof BEGINNINGS | null {
  const begin = Buffer.alloc(16);
  const descriptor = openSync(file, "r");
  try {
    readSync(descriptor, begin);
  } finally {
    closeSync(descriptor);
  }
  const text = begin.toString("latin1");
  if (text.startsWith(BEGINNINGS.SQLite)) return "SQLite";
  return text.startsWith(BEGINNINGS.PostgreSQL) ? "PostgreSQL" : null;
}

/** What both stores can hold in a column. SQLite has no truth values of its own: they travel as 0 and 1. */
export type ColumnKind = "number" | "text" | "bytes";

export interface Column {
  name: string;
  kind: ColumnKind;
}

export type Cell = string | number | Buffer | null;

/** The cells of a row, in the order of the columns asked for. */
export type Row = readonly Cell[];

/** One of the two databases between which a game moves, inside a transaction of its own. */
export interface GameEnd {
  /** As a sentence names it. */
  readonly name: "SQLite" | "PostgreSQL";
  columnsOf(table: TableMoved): Promise<Column[]>;
  /** All rows of a table, in any order, some at a time. */
  rowsOf(table: TableMoved, columns: readonly Column[]): AsyncIterable<readonly Row[]>;
}

/** The end that a game moves to. Everything written before `keep` is given up with `end`. */
export interface EmptyEnd extends GameEnd {
  write(table: TableMoved, columns: readonly Column[], rows: readonly Row[]): Promise<void>;
  /** Ends the transaction: what was written stays, and new rows get ids of their own. */
  keep(): Promise<void>;
}

/** An end and how it is left. */
export interface Opened<End extends GameEnd> {
  end: End;
  close(): Promise<void>;
}

/** Rows that travel together: enough to be quick, few enough for the memory even with whole battles in them. */
export const BATCH_ROWS = 500;

/** Splits rows into batches. */
export function* inBatches<Row>(rows: Iterable<Row>): Generator<Row[]> {
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH_ROWS) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const MODULUS = 1n << 128n;
const HEX_DIGITS = 32;

/**
 * What many rows come to, in whatever order they are read: their number, and the sum of their hashes. Two tables of the
 * same rows have the same digest; any other cell gives another one.
 */
export class RowDigest {
  rows = 0;
  private sum = 0n;

  add(rows: readonly Row[]): void {
    for (const row of rows) {
      const text = JSON.stringify(row);
      this.sum = (this.sum + BigInt(`0x${hash("sha256", text, "hex").slice(0, HEX_DIGITS)}`)) % MODULUS;
      this.rows += 1;
    }
  }

  equals(other: RowDigest): boolean {
    return this.rows === other.rows && this.sum === other.sum;
  }
}

/** Refuses a game that another release has written. */
export function refuseOtherForm(store: GameEnd["name"], form: number, known: number): void {
  if (form === known) return;
  if (form === 0) throw new OperatorError(`There is no game on ${store}: see DATA_DIR and DATABASE_URL.`);
  const what = `The game on ${store} has form ${form}, and this program moves form ${known}`;
  throw new OperatorError(
    form < known
      ? `${what}: start this release's server on it once, which migrates it, stop it, and try again.`
      : `${what}: move it with the release that wrote it.`,
  );
}

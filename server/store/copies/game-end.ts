import { hash } from "node:crypto";
import { OperatorError } from "../../process/operator-error.ts";
import type { TableMoved } from "../game-tables.ts";

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

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

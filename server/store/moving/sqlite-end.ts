import type { Database, Statement } from "better-sqlite3";
import type { TableMoved } from "../game-tables.ts";
import type { Cell, Column, ColumnKind, EmptyEnd, Row } from "./game-end.ts";
import { inBatches } from "./in-batches.ts";

const KINDS: Readonly<Record<string, ColumnKind>> = {
  INTEGER: "number",
  REAL: "number",
  TEXT: "text",
  BLOB: "bytes",
};

/** How a table of the game is read and written where it is not a table of its own here. */
interface View {
  value: ColumnKind;
  from: string;
  insert: string;
}

/** SQLite keeps secrets among the settings, under names that say so. */
const VIEWS: Partial<Record<TableMoved, View>> = {
  settings: {
    value: "number",
    from: "(SELECT name, value FROM settings WHERE typeof(value) <> 'blob')",
    insert: "INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)",
  },
  secrets: {
    value: "bytes",
    from: "(SELECT replace(name, '_secret', '') AS name, value FROM settings WHERE typeof(value) = 'blob')",
    insert: "INSERT OR REPLACE INTO settings (name, value) VALUES (? || '_secret', ?)",
  },
};

/** A game in an SQLite file, within a transaction. */
export class SqliteEnd implements EmptyEnd {
  readonly name = "SQLite";
  private readonly database: Database;
  private readonly inserts = new Map<TableMoved, Statement<Cell[]>>();

  constructor(database: Database) {
    this.database = database;
  }

  async columnsOf(table: TableMoved): Promise<Column[]> {
    const view = VIEWS[table];
    if (view)
      return [
        { name: "name", kind: "text" },
        { name: "value", kind: view.value },
      ];
    const columns = this.database
      .prepare<[string], { name: string; type: string }>("SELECT name, type FROM pragma_table_info(?)")
      .all(table);
    return columns.map(({ name, type }) => ({ name, kind: kindOf(table, name, type) }));
  }

  async *rowsOf(table: TableMoved, columns: readonly Column[]): AsyncGenerator<Row[]> {
    const from = VIEWS[table]?.from ?? table;
    const select = this.database.prepare<[], Cell[]>(`SELECT ${namesOf(columns)} FROM ${from}`).raw();
    yield* inBatches(select.iterate());
  }

  async write(table: TableMoved, columns: readonly Column[], rows: readonly Row[]): Promise<void> {
    const insert = this.inserts.get(table) ?? this.insertInto(table, columns);
    for (const row of rows) insert.run(...row);
  }

  async keep(): Promise<void> {
    this.database.exec("COMMIT");
  }

  private insertInto(table: TableMoved, columns: readonly Column[]): Statement<Cell[]> {
    const places = columns.map(() => "?").join(", ");
    const insert = this.database.prepare<Cell[]>(
      VIEWS[table]?.insert ?? `INSERT INTO ${table} (${namesOf(columns)}) VALUES (${places})`,
    );
    this.inserts.set(table, insert);
    return insert;
  }
}

function kindOf(table: string, name: string, type: string): ColumnKind {
  const kind = KINDS[type];
  if (!kind) throw new Error(`No store can move ${table}.${name}, which is ${type} on SQLite`);
  return kind;
}

function namesOf(columns: readonly Column[]): string {
  return columns.map(({ name }) => `"${name}"`).join(", ");
}

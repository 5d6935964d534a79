import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Database, Statement } from "better-sqlite3";
import { OperatorError } from "../../process/program.ts";
import { WholeFile } from "../database/whole-file.ts";
import type { TableMoved } from "../game-tables.ts";
import { isBusy } from "../sqlite/group-commit.ts";
import { allowIncrementalVacuum, noteRewritten } from "../sqlite/health.ts";
import { damageIn, damageInLog } from "../sqlite/log-damage.ts";
import { formVersionReader, migrate } from "../sqlite/migrate.ts";
import { MIGRATIONS } from "../sqlite/migrations/list.ts";
import { openDatabase } from "../sqlite/open-database.ts";
import { refuseExisting } from "../sqlite/sqlite-copies.ts";
import {
  type Cell,
  type Column,
  type ColumnKind,
  type EmptyEnd,
  type GameEnd,
  inBatches,
  type Opened,
  type Row,
  refuseOtherForm,
} from "./game-copies.ts";

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

const OWNER_ONLY = 0o700;

/**
 * Opens a game that is to move. It is held alone for as long: a server that runs would go on with changes that never
 * arrive, so it must be stopped, and none can start.
 */
export async function openSqliteSource(file: string): Promise<Opened<GameEnd>> {
  if (!existsSync(file))
    throw new OperatorError(`There is no ${file}: set DATA_DIR to the folder of the game.`);
  const logDamage = damageInLog(file);
  if (logDamage)
    throw new OperatorError(`${file} is damaged (${logDamage}): restore the latest backup first.`);
  const database = openDatabase(file, { timeout: 0 });
  const close = async () => {
    database.close();
  };
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE");
    refuseOtherForm("SQLite", formVersionReader(database)(), MIGRATIONS.length);
    const damage = damageIn(database, "integrity_check");
    if (damage) throw new OperatorError(`${file} is damaged (${damage}): restore the latest backup first.`);
    return { end: new SqliteEnd(database), close };
  } catch (error) {
    await close();
    if (isBusy(error)) throw new OperatorError(`Servers are using ${file}: stop them first.`);
    throw error;
  }
}

/** Creates a game to move into, where there is none. It gets its name once everything is in it. */
export async function openSqliteTarget(file: string): Promise<Opened<EmptyEnd>> {
  refuseExisting(file);
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY });
  const whole = new WholeFile(file);
  const database = openDatabase(whole.unfinished);
  const close = async () => {
    database.close();
    whole.discard();
  };
  try {
    // It is flushed as a whole in the end.
    allowIncrementalVacuum(database);
    database.exec("PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON");
    migrate(database, formVersionReader(database));
    database.exec("BEGIN IMMEDIATE");
    // Settings are compared with those of the source: this one is of the file, and noted again in the end.
    database.exec("DELETE FROM settings WHERE name = 'rewritten'");
  } catch (error) {
    await close();
    throw error;
  }
  const end = new SqliteEnd(database);
  const keep = end.keep.bind(end);
  end.keep = async () => {
    noteRewritten(database);
    await keep();
    database.close();
    whole.giveToFolderOwner();
    whole.finish();
  };
  return { end, close };
}

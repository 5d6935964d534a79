import { chmodSync, closeSync, existsSync, openSync } from "node:fs";
import type { Options, Statement } from "better-sqlite3";
import Database from "better-sqlite3";

/**
 * Keeps every database and every prepared statement alive. When one is garbage-collected, Node 24.19 and later abort
 * the process (better-sqlite3 12 removes a hook outside of any context). A server opens its few databases once and
 * prepares nothing per request.
 */
const kept: (Database.Database | Statement)[] = [];

export const MEMORY = ":memory:";
/** Only the server's own user may read sessions and players; SQLite gives its other files the same rights. */
const OWNER_ONLY = 0o600;

/**
 * Opens an SQLite file, an in-memory database for ":memory:", or a copy that was made of one. `pragma` is refused,
 * because it would prepare a statement that nothing keeps alive: use `exec` to set a pragma and a prepared statement
 * to read one.
 */
export function openDatabase(file: string | Buffer, options: Options = {}): Database.Database {
  if (typeof file === "string" && file !== MEMORY && !options.readonly) makePrivate(file);
  const database = new Database(file, options);
  const prepare = database.prepare.bind(database);
  database.prepare = ((sql: string) => {
    const statement = prepare(sql);
    kept.push(statement);
    return statement;
  }) as typeof database.prepare;
  database.pragma = () => {
    throw new Error("Set a pragma with exec, read one with a prepared statement.");
  };
  kept.push(database);
  return database;
}

/** Creates the file for its owner only, and restricts one that an earlier release left readable to others. */
function makePrivate(file: string): void {
  closeSync(openSync(file, "a", OWNER_ONLY));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, OWNER_ONLY);
}

/** What PostgreSQL says otherwise than SQLite; a transaction of SQLite has locked everything. */
const OTHERWISE: readonly [RegExp, string][] = [
  [/\s+FOR (NO KEY )?UPDATE( OF \w+)?( SKIP LOCKED)?/g, ""],
  [/::(int|bigint|text|bytea|boolean)\b(\[\])?/g, ""],
  [/ COLLATE "C"/g, ""],
  [/= ANY \((\$\d+)\)/g, "IN (SELECT value FROM json_each($1))"],
  [/\bgreatest\(/g, "max("],
  [/\bleast\(/g, "min("],
];

/** A statement as SQLite reads it: a question mark for each value. */
export interface SqliteText {
  text: string;
  /** Which value stands at each question mark, from 0 on. */
  order: readonly number[];
}

/** Puts a statement written for PostgreSQL in the words of SQLite. */
export function inSqlite(statement: string): SqliteText {
  const reworded = OTHERWISE.reduce((text, [from, to]) => text.replace(from, to), statement);
  const order: number[] = [];
  const text = reworded.replace(/\$(\d+)/g, (_, place: string) => {
    order.push(Number(place) - 1);
    return "?";
  });
  return { text, order };
}

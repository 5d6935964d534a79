import { chmodSync, closeSync, existsSync, openSync } from "node:fs";
import Database, { type Options, type Statement } from "better-sqlite3";

/**
 * Every database this process opened and every statement it prepared. When one is collected as garbage,
 * Node 24.19 and later abort the process (better-sqlite3 12 takes back a hook outside of any context), so
 * none is ever let go. A server opens its few databases once and prepares nothing per request.
 */
const kept: (Database.Database | Statement)[] = [];

const MEMORY = ":memory:";
/** Sessions and players are nobody else's on this machine; SQLite gives the files beside it the same rights. */
const OWNER_ONLY = 0o600;

/**
 * Opens an SQLite file, a database in memory under ":memory:", or a copy that was made of one. Its `pragma` refuses, because it would
 * prepare a statement that nobody holds: `exec` sets a pragma, a prepared statement reads one.
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

/** Makes the file for its owner only, also one that an earlier release left readable to others. */
function makePrivate(file: string): void {
  closeSync(openSync(file, "a", OWNER_ONLY));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, OWNER_ONLY);
}

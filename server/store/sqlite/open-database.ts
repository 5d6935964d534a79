import Database, { type Options, type Statement } from "better-sqlite3";

/**
 * Every database this process opened and every statement it prepared. When one is collected as garbage,
 * Node 24.19 and later abort the process (better-sqlite3 12 takes back a hook outside of any context), so
 * none is ever let go. A server opens its few databases once and prepares nothing per request.
 */
const kept: (Database.Database | Statement)[] = [];

/**
 * Opens an SQLite file, or a database in memory under ":memory:". Its `pragma` refuses, because it would
 * prepare a statement that nobody holds: `exec` sets a pragma, a prepared statement reads one.
 */
export function openDatabase(file: string, options: Options = {}): Database.Database {
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

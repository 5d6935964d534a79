import type { Database } from "better-sqlite3";
import { MIGRATIONS } from "./migrations/list.ts";

/** The data was written by a newer program. */
export class NewerDataError extends Error {}

/** The number of the last migration that was carried out. */
export function formVersion(database: Database): number {
  return Number(database.pragma("user_version", { simple: true }));
}

/**
 * Brings the database to the form this program knows, in one transaction; of two processes that start
 * together, one does the work and the other finds it done.
 */
export function migrate(database: Database): void {
  database
    .transaction(() => {
      const version = formVersion(database);
      if (version > MIGRATIONS.length)
        throw new NewerDataError(
          `The database has form ${version}, this program knows ${MIGRATIONS.length}: start a newer program.`,
        );
      for (const migration of MIGRATIONS.slice(version)) database.exec(migration);
      database.pragma(`user_version = ${MIGRATIONS.length}`);
    })
    .immediate();
}

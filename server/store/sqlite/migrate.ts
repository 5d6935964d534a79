import type { Database } from "better-sqlite3";
import { cleanName } from "../clean-name.ts";
import { NewerDataError } from "../errors.ts";
import { noteRewritten } from "./free-space.ts";
import { MIGRATIONS } from "./migrations/list.ts";

/** Prepares reading the number of the last applied migration. */
export function formVersionReader(database: Database): () => number {
  const select = database.prepare("PRAGMA user_version").pluck();
  return () => Number(select.get());
}

/**
 * Applies the missing migrations in one transaction; of two processes that start together, one does it and the other
 * finds it done. `prepare` runs before a game is changed, while nobody else can change it; if it throws, nothing is.
 * Returns the number of the last one that was applied before.
 */
export function migrate(
  database: Database,
  formVersion: () => number,
  prepare: () => void = () => {},
): number {
  // Read without a lock, so that a start does not wait for a program that holds one.
  if (formVersion() === MIGRATIONS.length) return MIGRATIONS.length;
  database.function("clean_name", { deterministic: true }, (name) => cleanName(String(name)));
  return database
    .transaction(() => {
      const version = formVersion();
      if (version > MIGRATIONS.length)
        throw new NewerDataError(
          `The database has form ${version}, this program knows ${MIGRATIONS.length}: start a newer program.`,
        );
      if (version === MIGRATIONS.length) return version;
      if (version > 0) prepare();
      for (const migration of MIGRATIONS.slice(version)) database.exec(migration);
      if (version === 0) noteRewritten(database);
      database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
      return version;
    })
    .immediate();
}

import { allowIncrementalVacuum } from "../../server/store/sqlite/health.ts";
import { formVersionReader, migrate } from "../../server/store/sqlite/migrate.ts";
import { MEMORY, openDatabase } from "../../server/store/sqlite/open-database.ts";

let game: Buffer | undefined;

/** An SQLite database without players, as a new game has it: to copy one takes a hundredth of the time to migrate one. */
export function migratedGame(): Buffer {
  game ??= makeGame();
  return game;
}

function makeGame(): Buffer {
  const database = openDatabase(MEMORY);
  allowIncrementalVacuum(database);
  migrate(database, formVersionReader(database));
  const bytes = database.serialize();
  database.close();
  return bytes;
}

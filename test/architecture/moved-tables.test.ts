import { expect, it } from "vitest";
import { TABLES_LEFT, TABLES_MOVED } from "../../server/store/game-tables.ts";
import { formVersionReader, migrate } from "../../server/store/sqlite/migrate.ts";
import { openDatabase } from "../../server/store/sqlite/open-database.ts";

/** SQLite keeps secrets among the settings. */
const ON_POSTGRES_ALONE = ["secrets"];

it("every table of the game is listed as one that moves between the stores, or as one that stays", () => {
  const database = openDatabase(":memory:");
  migrate(database, formVersionReader(database));
  const tables = database
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .pluck()
    .all();
  database.close();
  expect([...tables, ...ON_POSTGRES_ALONE].sort()).toEqual(
    [...TABLES_MOVED, ...Object.keys(TABLES_LEFT)].sort(),
  );
});

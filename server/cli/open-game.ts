import { existsSync } from "node:fs";
import { join } from "node:path";
import { readDataPlace } from "../configuration/data-folder.ts";
import { type Environment, Variables } from "../configuration/variables.ts";
import { systemClock } from "../process/clock.ts";
import { OperatorError } from "../process/program.ts";
import { type DataPlace, GAME_FILE } from "../store/database/data-place.ts";
import { MIGRATIONS as POSTGRES_MIGRATIONS } from "../store/postgres/migrations/list.ts";
import { formOfGame, openForTool } from "../store/postgres/open-pool.ts";
import { openPostgresStore } from "../store/postgres/open-postgres-store.ts";
import { formVersionReader } from "../store/sqlite/migrate.ts";
import { MIGRATIONS as SQLITE_MIGRATIONS } from "../store/sqlite/migrations/list.ts";
import { openDatabase } from "../store/sqlite/open-database.ts";
import { openSqliteStore } from "../store/sqlite/open-sqlite-store.ts";
import type { Store } from "../store/store.ts";

/**
 * Opens a game beside the servers that may be using it. Refuses a place without a game, and one of another form: a
 * command must migrate nothing under a running server.
 */
export async function openGame({ dataFolder, databaseUrl }: DataPlace): Promise<Store> {
  // In a game of production the clock was never moved, which is the same as a clock that cannot be.
  const options = { clock: systemClock, movableClock: true };
  if (databaseUrl === null) {
    const file = join(dataFolder, GAME_FILE);
    refuseOtherForm(
      existsSync(file) ? formOfFile(file) : 0,
      SQLITE_MIGRATIONS.length,
      `DATA_DIR names ${dataFolder}`,
    );
    return openSqliteStore({ ...options, file });
  }
  refuseOtherForm(
    await formOfDatabase(databaseUrl),
    POSTGRES_MIGRATIONS.length,
    "DATABASE_URL names a database",
  );
  return openPostgresStore({ ...options, url: databaseUrl });
}

function formOfFile(file: string): number {
  const database = openDatabase(file, { readonly: true });
  try {
    return formVersionReader(database)();
  } finally {
    database.close();
  }
}

async function formOfDatabase(url: string): Promise<number> {
  const pool = openForTool(url);
  try {
    return await formOfGame(pool);
  } finally {
    await pool.end();
  }
}

function refuseOtherForm(form: number, known: number, place: string): void {
  if (form === 0) throw new OperatorError(`${place}, where there is no game: name the one of the server.`);
  if (form < known)
    throw new OperatorError(
      `${place}, where a game of an earlier release is: start the server of this release once, or use the command of the earlier one.`,
    );
  if (form > known)
    throw new OperatorError(`${place}, where a game of a newer release is: use the command of that release.`);
}

/** Where the game is kept, as for the server. Refuses wrong variables. */
export function dataPlace(environment: Environment): DataPlace {
  const variables = new Variables(environment);
  const place = readDataPlace(variables);
  if (variables.problems.length > 0) throw new OperatorError(variables.problems.join("\n"));
  return place;
}

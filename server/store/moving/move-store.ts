import { join } from "node:path";
import type { DataPlace } from "../../configuration/data-place.ts";
import { OperatorError } from "../../operator-error.ts";
import { GAME_FILE } from "../game-file.ts";
import { moveGame, type TableCount } from "./move-game.ts";
import { openPostgresSource, openPostgresTarget } from "./postgres-ends.ts";
import { openSqliteSource, openSqliteTarget } from "./sqlite-ends.ts";

/** Moves a game between SQLite in the data folder and PostgreSQL; see `moveGame`. */
export async function moveStore(
  direction: "sqlite to postgres" | "postgres to sqlite",
  { dataFolder, databaseUrl }: DataPlace,
): Promise<TableCount[]> {
  if (databaseUrl === null)
    throw new OperatorError(
      "DATABASE_URL must name the PostgreSQL database, and DATA_DIR the folder of the game.",
    );
  const file = join(dataFolder, GAME_FILE);
  const toPostgres = direction === "sqlite to postgres";
  const source = await (toPostgres ? openSqliteSource(file) : openPostgresSource(databaseUrl));
  try {
    const target = await (toPostgres ? openPostgresTarget(databaseUrl) : openSqliteTarget(file));
    try {
      return await moveGame(source.end, target.end);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

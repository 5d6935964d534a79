import { join } from "node:path";
import type { Clock } from "../clock.ts";
import type { Configuration } from "../configuration/configuration.ts";
import { retentionOf } from "./expiry.ts";
import { NO_METER, type StoreMeter } from "./health.ts";
import { openPostgresStore } from "./postgres/open-postgres-store.ts";
import { openSqliteStore } from "./sqlite/open-sqlite-store.ts";
import type { Store } from "./store.ts";

/** The game's database in `DATA_DIR`. */
export const GAME_FILE = "game.sqlite";

type StoreConfiguration = Pick<
  Configuration,
  "dataFolder" | "production" | "databaseUrl" | "backupBeforeMigration" | "keptDays"
>;

/** Opens the game's database: PostgreSQL at `DATABASE_URL`, or SQLite in `DATA_DIR`, which has been checked before. */
export async function openGameStore(
  { dataFolder, production, databaseUrl, backupBeforeMigration, keptDays }: StoreConfiguration,
  clock: Clock,
  meter: StoreMeter = NO_METER,
): Promise<Store> {
  const options = { clock, movableClock: !production, retention: retentionOf(keptDays), meter };
  if (databaseUrl !== null)
    return openPostgresStore({
      ...options,
      url: databaseUrl,
      ...(backupBeforeMigration ? { dumpFolder: dataFolder } : {}),
    });
  const file = join(dataFolder, GAME_FILE);
  return openSqliteStore({ ...options, file, copyBeforeMigration: backupBeforeMigration });
}

import { join } from "node:path";
import type { Configuration } from "../configuration/configuration.ts";
import type { Clock } from "../process/clock.ts";
import { GAME_FILE } from "../store/database/data-place.ts";
import { NO_METER, type StoreMeter } from "../store/database/health.ts";
import { retentionOf } from "../store/players/expiry.ts";
import { openPostgresStore } from "../store/postgres/open-postgres-store.ts";
import { openSqliteStore } from "../store/sqlite/open-sqlite-store.ts";
import type { Store } from "../store/store.ts";

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

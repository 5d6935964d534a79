import { existsSync } from "node:fs";
import { isDamage } from "./log-damage.ts";
import { openDatabase } from "./open-database.ts";

const DEVELOPMENT_TRACES = `
SELECT EXISTS (SELECT 1 FROM players WHERE development_name IS NOT NULL)
    OR EXISTS (SELECT 1 FROM settings WHERE name = 'clock_offset' AND value <> 0)`;

/**
 * Whether a database holds a development game: players who logged in by name, or a clock that was moved. A damaged one is
 * told of when it is opened.
 */
export function holdsDevelopmentGame(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = openDatabase(file, { readonly: true });
  try {
    const form = database.prepare("PRAGMA user_version").pluck().get();
    return form !== 0 && database.prepare(DEVELOPMENT_TRACES).pluck().get() === 1;
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  } finally {
    database.close();
  }
}

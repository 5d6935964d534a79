import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { dumpPostgres } from "../copies/postgres-backup.ts";
import { findProgram } from "../copies/postgres-programs.ts";
import { openForTool, schemaOf } from "./tool-connection.ts";

const OWNER_ONLY = 0o700;
/** Dumps that are kept. */
const KEPT = 3;
const DUMP = /^game-before-(\d+)\.dump$/;

/**
 * Dumps a game into a folder before it is migrated to a form; answers where, or null if this machine has no `pg_dump`.
 * A dump that fails is an error, and the migration is not begun.
 */
export async function dumpBeforeMigration(url: string, folder: string, form: number): Promise<string | null> {
  if (findProgram("pg_dump") === null || findProgram("pg_restore") === null) return null;
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
  const file = join(folder, `game-before-${form}.dump`);
  const pool = openForTool(url);
  try {
    await dumpPostgres(url, await schemaOf(pool), file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `the game must be migrated, and the copy of it that is made first failed (${reason}). Nothing was changed: put this right, or make a backup elsewhere and start once with BACKUP_BEFORE_MIGRATION=0.`,
    );
  } finally {
    await pool.end();
  }
  const forms = readdirSync(folder).flatMap((name) => DUMP.exec(name)?.[1] ?? []);
  const old = forms.sort((one, other) => Number(other) - Number(one)).slice(KEPT);
  for (const number of old) rmSync(join(folder, `game-before-${number}.dump`));
  return file;
}

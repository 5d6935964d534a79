import { statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { DataPlace } from "../../configuration/data-place.ts";
import { OperatorError } from "../../operator-error.ts";
import { GAME_FILE } from "../game-file.ts";
import type { GameSummary } from "./game-summary.ts";
import { backUpPostgres } from "./postgres-backup.ts";
import { backUpSqlite } from "./sqlite-backup.ts";

/**
 * Writes the whole game into one file, as it is at one moment; servers may go on. A file of that name is replaced only
 * where `replace` says so.
 */
export async function backUpGame(
  { dataFolder, databaseUrl }: DataPlace,
  target: string,
  replace: boolean,
): Promise<GameSummary> {
  refuseTarget(target, replace);
  return databaseUrl === null
    ? backUpSqlite(join(dataFolder, GAME_FILE), target)
    : backUpPostgres(databaseUrl, target);
}

function refuseTarget(target: string, replace: boolean): void {
  const found = statSync(target, { throwIfNoEntry: false });
  if (found && !found.isFile()) throw new OperatorError(`${target} is no file: name the file of the backup.`);
  if (found && !replace)
    throw new OperatorError(`${target} exists: name another file, or say --force to replace it.`);
  const folder = dirname(resolve(target));
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new OperatorError(`There is no folder ${folder}: create it, or name a file in another one.`);
}

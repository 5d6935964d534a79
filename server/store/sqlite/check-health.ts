import { statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { StoreHealth, StoreProblem } from "../store-health.ts";
import type { GroupCommit } from "./group-commit.ts";
import { MIGRATIONS } from "./migrations/list.ts";
import type { SettingTable } from "./setting-table.ts";

/** A change needs a few kilobytes, the log of changes and a backup before a migration need more. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;

export type FreeBytes = (folder: string) => Promise<number>;

/** Bytes that the disk of a folder has left for users without special rights. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export interface CheckedDatabase {
  /** Path of the database, or ":memory:". */
  file: string;
  commits: GroupCommit;
  settings: SettingTable;
  formVersion: () => number;
  freeBytes: FreeBytes;
}

/** Prepares the check of a database that was just opened: it commits a trial value, and rejects if it cannot. */
export function healthChecker({
  file,
  commits,
  settings,
  formVersion,
  freeBytes,
}: CheckedDatabase): () => Promise<StoreHealth> {
  const isFile = file !== ":memory:";
  const opened = isFile ? identityOf(file) : null;
  const problemOf = (free: number | null): StoreProblem | null => {
    if (formVersion() !== MIGRATIONS.length) return "other_version";
    if (isFile && identityOf(file) !== opened) return "file_replaced";
    return free !== null && free < LEAST_FREE_BYTES ? "low_space" : null;
  };
  return async () => {
    const free = isFile ? await freeBytes(dirname(file)) : null;
    const problem = problemOf(free);
    if (problem === null) await commits.runSingleWrite(() => settings.storeTrial(Date.now()));
    return { problem, freeBytes: free };
  };
}

/** What a path leads to; null if to nothing. Who writes to a file that was removed loses it with the process. */
function identityOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
}

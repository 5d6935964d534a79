import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach } from "vitest";

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A database that several servers may share; it goes with the test. */
export function databaseFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "pvp-data-"));
  folders.push(folder);
  return join(folder, "game.sqlite");
}

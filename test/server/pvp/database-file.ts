import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A database that several servers may share; it goes with the test. */
export function databaseFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "pvp-data-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "game.sqlite");
}

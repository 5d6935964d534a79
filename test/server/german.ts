import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import type { Texts } from "../../rules/index.ts";
import { loadLanguages } from "../../server/configuration/startup-config.ts";

/** A second language with three sentences, as one file. */
export const GERMAN = {
  dialogs: { settings: "Einstellungen", sound: "Klang", language: "Sprache" },
};

/** Returns a folder of languages that goes with the test: German has these files, by name. */
export function textsFolder(files: Record<string, unknown> = { "app.json": GERMAN }): string {
  const folder = mkdtempSync(join(tmpdir(), "lab-texts-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name.includes("/") ? name : `de/${name}`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  }
  return folder;
}

/** Returns the languages that a server finds in such a folder. */
export function languagesFrom(folder: string): Texts[] {
  const read = loadLanguages(folder);
  if (!read.ok) throw new Error(read.problems.join("\n"));
  return read.languages;
}

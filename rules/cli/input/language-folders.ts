import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LanguageFolders } from "../../validation.ts";

/** Where the texts of the game are, from the folder of the project. */
export const TEXTS = "rules/texts";

/** Reads the folders of texts, of English and of the schemas as well. */
export function languageFolders(): LanguageFolders {
  const folders = readdirSync(TEXTS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(folders.map(({ name }) => [name, filesIn(join(TEXTS, name))]));
}

function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

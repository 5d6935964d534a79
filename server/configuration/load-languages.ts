import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Texts } from "../../rules/index.ts";
import { type LanguageFolders, type ReadLanguages, readLanguages } from "../../rules/validation.ts";

/**
 * Loads the languages that have a folder in `folder`, beside English, which is part of the rule set.
 *
 * @param spoken the English texts that the server plays by; absent: as shipped
 */
export function loadLanguages(folder: string, spoken?: Texts): ReadLanguages {
  let folders: LanguageFolders;
  try {
    folders = foldersIn(folder);
  } catch {
    return { ok: false, problems: [`${folder}, which holds the texts, cannot be read.`] };
  }
  const read = readLanguages(folders, folder, spoken);
  return read.ok ? read : { ok: false, problems: read.problems.map((problem) => `Texts: ${problem}`) };
}

function foldersIn(folder: string): LanguageFolders {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(folders.map(({ name }) => [name, filesIn(join(folder, name))]));
}

function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

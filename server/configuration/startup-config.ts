import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RuleSet, Texts } from "../../rules/index.ts";
import {
  type LanguageFolders,
  type LoadedRules,
  loadRules,
  loadRulesText,
  type ReadLanguages,
  readLanguages,
} from "../../rules/validation.ts";
import type { Configuration } from "./configuration.ts";
import { prepareDataFolder } from "./data-folder.ts";
import { readConfiguration } from "./read-configuration.ts";
import type { Environment } from "./variables.ts";

/** Everything that is read and checked before the server starts. */
export interface StartupConfig {
  configuration: Configuration;
  rules: RuleSet;
  rulesHash: string;
  /** What earlier releases called these rules under their overlay. */
  earlierHashes: string[];
  /** The texts in every language but English, which stands in the rules. */
  languages: Texts[];
  /** Warnings about the rule overlay and the languages that do not stop the server. */
  rulesNotices: string[];
}

/**
 * Reads and checks environment, rule set, languages and data folder; or returns one sentence for each mistake.
 *
 * @param textsFolder holds a folder for each language
 */
export function readStartupConfig(
  environment: Environment,
  textsFolder: string,
): { ok: true; start: StartupConfig } | { ok: false; problems: string[] } {
  const read = readConfiguration(environment);
  const loaded = loadRuleSet(environment.RULES?.trim() || null);
  const spoken = loaded.ok ? loaded.rules.texts : undefined;
  const languages = loadLanguages(textsFolder, spoken);
  const folder = read.ok ? prepareDataFolder(read.configuration) : [];
  if (read.ok && loaded.ok && languages.ok && folder.length === 0)
    return {
      ok: true,
      start: {
        configuration: read.configuration,
        rules: loaded.rules,
        rulesHash: loaded.hash,
        earlierHashes: loaded.earlierHashes,
        languages: languages.languages,
        rulesNotices: [...loaded.notices, ...languages.notices],
      },
    };
  const problems = [read, loaded, languages].flatMap((part) => (part.ok ? [] : part.problems));
  return { ok: false, problems: [...problems, ...folder] };
}

/** Loads the rule set: as shipped, or with the overlay file named by `RULES`. */
export function loadRuleSet(rulesFile: string | null): LoadedRules {
  if (rulesFile === null) return loadRules();
  const text = textOf(rulesFile);
  if (text === null)
    return { ok: false, problems: [`RULES names ${JSON.stringify(rulesFile)}, which cannot be read.`] };
  const loaded = loadRulesText(text, rulesFile);
  return loaded.ok ? loaded : { ok: false, problems: loaded.problems.map((problem) => `RULES: ${problem}`) };
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

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

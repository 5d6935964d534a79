import type { RuleSet, Texts } from "../../rules/index.ts";
import type { Configuration } from "./configuration.ts";
import { prepareDataFolder } from "./data-folder.ts";
import { loadLanguages } from "./load-languages.ts";
import { loadRuleSet } from "./load-rule-set.ts";
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

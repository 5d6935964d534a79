import type { RuleSet } from "../../rules/index.ts";
import type { Configuration } from "./configuration.ts";
import { prepareDataFolder } from "./data-folder.ts";
import { loadRuleSet } from "./load-rule-set.ts";
import { readConfiguration } from "./read-configuration.ts";
import type { Environment } from "./variables.ts";

/** Everything that is read and checked before the server starts. */
export interface StartupConfig {
  configuration: Configuration;
  rules: RuleSet;
  rulesHash: string;
  /** Warnings about the rule overlay that do not stop the server. */
  rulesNotices: string[];
}

/** Reads and checks environment, rule set and data folder; or returns one sentence for each mistake. */
export function readStartupConfig(
  environment: Environment,
): { ok: true; start: StartupConfig } | { ok: false; problems: string[] } {
  const read = readConfiguration(environment);
  const loaded = loadRuleSet(environment.RULES?.trim() || null);
  const folder = read.ok ? prepareDataFolder(read.configuration) : [];
  if (read.ok && loaded.ok && folder.length === 0)
    return {
      ok: true,
      start: {
        configuration: read.configuration,
        rules: loaded.rules,
        rulesHash: loaded.hash,
        rulesNotices: loaded.notices,
      },
    };
  const problems = [read, loaded].flatMap((part) => (part.ok ? [] : part.problems));
  return { ok: false, problems: [...problems, ...folder] };
}

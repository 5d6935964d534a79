import type { RuleSet } from "../../rules/index.ts";
import type { Configuration } from "./configuration.ts";
import { prepareDataFolder } from "./data-folder.ts";
import { loadRuleSet } from "./load-rule-set.ts";
import { readConfiguration } from "./read-configuration.ts";
import type { Environment } from "./variables.ts";

/** Everything a server needs to know before it starts. */
export interface CheckedStart {
  configuration: Configuration;
  rules: RuleSet;
  rulesHash: string;
  /** What an operator should know about the rule overlay although it can be played. */
  rulesNotices: string[];
}

/** Reads and checks all of it, or says in one sentence each what is wrong. */
export function checkStart(
  environment: Environment,
): { ok: true; start: CheckedStart } | { ok: false; problems: string[] } {
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

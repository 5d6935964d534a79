import { accessSync, constants, mkdirSync } from "node:fs";
import type { RuleSet } from "../../rules/index.ts";
import type { Configuration } from "./configuration.ts";
import { loadRuleSet } from "./load-rule-set.ts";
import { readConfiguration } from "./read-configuration.ts";
import type { Environment } from "./variables.ts";

/** Everything a server needs to know before it starts. */
export interface CheckedStart {
  configuration: Configuration;
  rules: RuleSet;
  rulesHash: string;
}

/** Reads and checks all of it, or says in one sentence each what is wrong. */
export function checkStart(
  environment: Environment,
): { ok: true; start: CheckedStart } | { ok: false; problems: string[] } {
  const read = readConfiguration(environment);
  if (!read.ok) return read;
  const { configuration } = read;
  const loaded = loadRuleSet(configuration.rulesFile);
  const folderProblems = dataFolderProblems(configuration.dataFolder);
  if (!loaded.ok) return { ok: false, problems: [...loaded.problems, ...folderProblems] };
  if (folderProblems.length > 0) return { ok: false, problems: folderProblems };
  return { ok: true, start: { configuration, rules: loaded.rules, rulesHash: loaded.hash } };
}

function dataFolderProblems(folder: string): string[] {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
    return [];
  } catch {
    return [`DATA_DIR names ${JSON.stringify(folder)}, where no files can be written.`];
  }
}

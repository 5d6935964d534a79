import { basename } from "node:path";
import type { RuleSet } from "../../index.ts";
import { loadRules, loadRulesText } from "../../validation.ts";
import { BadInput } from "./bad-input.ts";
import { readText } from "./read-json.ts";

/** A rule set and its hash. */
export interface NamedRules {
  rules: RuleSet;
  hash: string;
  earlierHashes: readonly string[];
}

/** Rules with the name that a table shows: that of their file. */
export interface TitledRules extends NamedRules {
  title: string;
}

export function titledRules(file: string | undefined): TitledRules {
  return { ...readRules(file), title: file === undefined ? "shipped" : basename(file) };
}

/** The shipped rules, with an overlay file if one is given. */
export function readRules(file: string | undefined): NamedRules {
  const loaded = file === undefined ? loadRules() : loadRulesText(readText(file), file);
  if (loaded.ok) {
    for (const notice of loaded.notices) console.error(notice);
    return loaded;
  }
  const [first, ...others] = loaded.problems;
  const rest = others.length > 0 ? ` (${others.length} more: npm run rules:check -- ${file})` : "";
  throw new BadInput(`${first}${rest}`);
}

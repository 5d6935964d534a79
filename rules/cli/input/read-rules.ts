import type { RuleSet } from "../../index.ts";
import { loadRules } from "../../validation.ts";
import { BadInput } from "./bad-input.ts";
import { readJson } from "./read-json.ts";

/** Rules to play by, and their hash. */
export interface NamedRules {
  rules: RuleSet;
  hash: string;
}

/** The shipped rules, or with an overlay file on them. */
export function readRules(file: string | undefined): NamedRules {
  const loaded = file === undefined ? loadRules() : loadRules(readJson(file), file);
  if (!loaded.ok) throw new BadInput(loaded.problems.join("\n"));
  return loaded;
}

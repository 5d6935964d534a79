import { readFileSync } from "node:fs";
import { type LoadedRules, loadRules, loadRulesText } from "../../rules/validation.ts";

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

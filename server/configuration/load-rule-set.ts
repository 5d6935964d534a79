import { readFileSync } from "node:fs";
import { type LoadedRules, loadRules } from "../../rules/validation.ts";

/** Loads the rule set: as shipped, or with the overlay file named by `RULES`. */
export function loadRuleSet(rulesFile: string | null): LoadedRules {
  if (rulesFile === null) return loadRules();
  try {
    const overlay: unknown = JSON.parse(readFileSync(rulesFile, "utf8"));
    const loaded = loadRules(overlay, rulesFile);
    return loaded.ok
      ? loaded
      : { ok: false, problems: loaded.problems.map((problem) => `RULES: ${problem}`) };
  } catch (error) {
    const reason = error instanceof SyntaxError ? "is not valid JSON" : "cannot be read";
    return { ok: false, problems: [`RULES names ${JSON.stringify(rulesFile)}, which ${reason}.`] };
  }
}

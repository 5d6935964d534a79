import type { RuleSet } from "../ruleset/rule-set.ts";
import { fill } from "../text/fill.ts";
import type { Refusal, RefusalCode } from "./refusal.ts";

/** The refusal with this code and its text from the catalogue, numbers filled in. */
export function refusalOf(
  rules: RuleSet,
  code: RefusalCode,
  values: Readonly<Record<string, string | number>> = {},
): Refusal {
  return { code, text: fill(rules.texts.refusals[code], values) };
}

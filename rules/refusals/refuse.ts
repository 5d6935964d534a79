import type { RuleSet } from "../ruleset/rule-set.ts";
import { fillNumbers } from "../texts/fill-numbers.ts";
import type { Refusal, RefusalCode } from "./refusal.ts";

/** The refusal with this code and its text from the catalogue, numbers filled in. */
export function refusalOf(
  rules: RuleSet,
  code: RefusalCode,
  values: Readonly<Record<string, string | number>> = {},
): Refusal {
  return { code, text: fillNumbers(rules.texts, rules.texts.refusals[code], values), values };
}

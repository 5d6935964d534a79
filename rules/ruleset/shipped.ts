import { english } from "../texts/english.ts";
import type { RuleSet } from "./rule-set.ts";
import { SHIPPED_FILES } from "./shipped-files.ts";

/**
 * The rule set as shipped, without any overlay. Marked pure: a browser bundle that is served its rules
 * carries no copy of them.
 */
export const shippedRules: RuleSet = /* @__PURE__ */ joined();

function joined(): RuleSet {
  const { $schema: _, ...rules } = Object.assign({}, ...Object.values(SHIPPED_FILES));
  return { ...rules, texts: english };
}

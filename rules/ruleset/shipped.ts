import { english } from "../texts/english.ts";
import type { RuleSet } from "./rule-set.ts";
import { SHIPPED_FILES } from "./shipped-files.ts";

/**
 * The shipped rule set without any overlay. Marked pure, so that a browser bundle, which gets its rules from
 * the server, does not contain a copy.
 */
export const shippedRules: RuleSet = /* @__PURE__ */ joined();

function joined(): RuleSet {
  const { $schema: _, ...rules } = Object.assign({}, ...Object.values(SHIPPED_FILES));
  return { ...rules, texts: english };
}

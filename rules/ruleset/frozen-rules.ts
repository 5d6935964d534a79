import type { RuleSet } from "./rule-set.ts";

const frozen = new WeakSet<RuleSet>();

/** Freezes a rule set with all it contains, once, and returns it: for code of others that gets to see it. */
export function frozenRules(rules: RuleSet): RuleSet {
  if (!frozen.has(rules)) freeze(rules);
  frozen.add(rules);
  return rules;
}

function freeze(value: unknown): void {
  if (value === null || typeof value !== "object") return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}

import type { RuleSet } from "./rule-set.ts";

/**
 * Memoizes a function of the rule set. The latest result is kept apart from the others: a battle asks for the same
 * rule set again and again, and one comparison is cheaper than a map look-up in every attack.
 */
export function memoizeByRuleset<Table>(calculate: (rules: RuleSet) => Table): (rules: RuleSet) => Table {
  const tables = new WeakMap<RuleSet, Table>();
  let latest: { rules: RuleSet; table: Table } | null = null;
  return (rules) => {
    if (latest !== null && latest.rules === rules) return latest.table;
    const table = tables.get(rules) ?? calculate(rules);
    tables.set(rules, table);
    latest = { rules, table };
    return table;
  };
}

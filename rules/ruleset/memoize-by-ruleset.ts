import type { RuleSet } from "./rule-set.ts";

/**
 * Works something out once for each rule set. A battle asks for the same rule set over and over, so the last
 * one is remembered apart: that costs one comparison where a map would cost a look-up in every attack.
 */
export function memoizeByRuleset<Table>(workOut: (rules: RuleSet) => Table): (rules: RuleSet) => Table {
  const tables = new WeakMap<RuleSet, Table>();
  let latest: { rules: RuleSet; table: Table } | null = null;
  return (rules) => {
    if (latest !== null && latest.rules === rules) return latest.table;
    const table = tables.get(rules) ?? workOut(rules);
    tables.set(rules, table);
    latest = { rules, table };
    return table;
  };
}

import { type RuleSetRow, ruleSetOf, type StoredRuleSet } from "./rule-set-store.ts";
import { type Queries, statement } from "./unit.ts";

const touch = statement<[number, string]>(
  "UPDATE rule_sets SET used_at = greatest(used_at, $1) WHERE hash = $2",
);
/** Another process may have stored it at the same moment. */
const insert = statement<[string, string, string, string, number]>(
  `INSERT INTO rule_sets (hash, program, numbers, texts, first_seen_at, used_at) VALUES ($1, $2, $3, $4, $5, $5)
   ON CONFLICT (hash) DO NOTHING`,
);
const select = statement<[string], RuleSetRow>(
  "SELECT hash, program, numbers, texts FROM rule_sets WHERE hash = $1",
);

/** Stores a rule set for the battles that begin under it, or records that it is still used (`GAP-72`). */
export async function keepRuleSet(
  queries: Queries,
  { hash, program, numbers, texts }: StoredRuleSet,
  now: number,
): Promise<void> {
  if ((await queries.run(touch, now, hash)) > 0) return;
  await queries.run(insert, hash, program, JSON.stringify(numbers), JSON.stringify(texts), now);
}

export async function findRuleSet(queries: Queries, hash: string): Promise<StoredRuleSet | null> {
  const row = await queries.first(select, hash);
  return row && ruleSetOf(row);
}

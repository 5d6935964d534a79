import type { StoredRules } from "../../rules/index.ts";
import { type Queries, statement, type Unit } from "./unit.ts";

/** A rule set under the hash by which battles and replays name it. */
export interface StoredRuleSet extends StoredRules {
  hash: string;
  /** The version of the program that stored it. */
  program: string;
}

/** The part of the store about rule sets; see `Store`. */
export interface RuleSetStore {
  /**
   * Records that a process plays by this rule set, and stores it for the battles that begin under it (`GAP-72`). It stays
   * for a day, and as long as a battle with its hash can be played or watched again.
   */
  keepRuleSet(ruleSet: StoredRuleSet): Promise<void>;
  /** null if no process has stored it, or nothing needs it any more. */
  findRuleSet(hash: string): Promise<StoredRuleSet | null>;
}

/** A rule set's columns. */
interface RuleSetRow {
  hash: string;
  program: string;
  numbers: string;
  texts: string;
}

function ruleSetOf({ hash, program, numbers, texts }: RuleSetRow): StoredRuleSet {
  return { hash, program, numbers: JSON.parse(numbers), texts: JSON.parse(texts) };
}

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
  unit: Unit,
  { hash, program, numbers, texts }: StoredRuleSet,
): Promise<void> {
  if ((await unit.run(touch, unit.now(), hash)) > 0) return;
  unit.write(insert, hash, program, JSON.stringify(numbers), JSON.stringify(texts), unit.now());
}

export async function findRuleSet(queries: Queries, hash: string): Promise<StoredRuleSet | null> {
  const row = await queries.first(select, hash);
  return row && ruleSetOf(row);
}

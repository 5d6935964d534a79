import type { StoredRules } from "../../../rules/index.ts";
import { type Queries, statement, type Unit } from "../database/unit.ts";

/** A server process on this database: its program, rule set and network. */
export interface RunningProcess {
  id: string;
  /** Its program by version, commit and build; empty for one from before versions were stored. */
  version: string;
  rulesHash: string;
  network: string;
}

const upsert = statement<[string, string, string, string, number]>(
  `INSERT INTO processes (id, version, rules_hash, network, seen_at) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`,
);
const selectOthers = statement<[string, number], RunningProcess>(
  `SELECT id, version, rules_hash AS "rulesHash", network FROM processes
   WHERE id <> $1 AND seen_at > $2 ORDER BY id`,
);
const removeSilent = statement<[number]>("DELETE FROM processes WHERE seen_at <= $1");
const removeOne = statement<[string]>("DELETE FROM processes WHERE id = $1");

/** Records that a process uses this database; returns the others seen in the last `silentMs`. */
export async function meetProcesses(
  unit: Unit,
  { id, version, rulesHash, network }: RunningProcess,
  now: number,
  silentMs: number,
): Promise<RunningProcess[]> {
  unit.write(removeSilent, now - silentMs);
  unit.write(upsert, id, version, rulesHash, network, now);
  return unit.all(selectOthers, id, now - silentMs);
}

export async function leaveProcesses(queries: Queries, id: string): Promise<void> {
  await queries.run(removeOne, id);
}

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

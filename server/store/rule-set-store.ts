import type { StoredRules } from "../../rules/index.ts";

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
export interface RuleSetRow {
  hash: string;
  program: string;
  numbers: string;
  texts: string;
}

export function ruleSetOf({ hash, program, numbers, texts }: RuleSetRow): StoredRuleSet {
  return { hash, program, numbers: JSON.parse(numbers), texts: JSON.parse(texts) };
}

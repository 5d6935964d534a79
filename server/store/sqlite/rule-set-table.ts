import type { Database, Statement } from "better-sqlite3";
import { type RuleSetRow, ruleSetOf, type StoredRuleSet } from "../rule-set-store.ts";

/** Rule sets by hash, for the battles that began under them (`GAP-72`). */
export class RuleSetTable {
  private readonly touch: Statement<[number, string]>;
  private readonly insert: Statement<[string, string, string, string, number, number]>;
  private readonly select: Statement<[string], RuleSetRow>;

  constructor(database: Database) {
    this.touch = database.prepare("UPDATE rule_sets SET used_at = max(used_at, ?) WHERE hash = ?");
    this.insert = database.prepare(
      "INSERT INTO rule_sets (hash, program, numbers, texts, first_seen_at, used_at) VALUES (?, ?, ?, ?, ?, ?)",
    );
    this.select = database.prepare("SELECT hash, program, numbers, texts FROM rule_sets WHERE hash = ?");
  }

  keep({ hash, program, numbers, texts }: StoredRuleSet, now: number): void {
    if (this.touch.run(now, hash).changes > 0) return;
    this.insert.run(hash, program, JSON.stringify(numbers), JSON.stringify(texts), now, now);
  }

  find(hash: string): StoredRuleSet | null {
    const row = this.select.get(hash);
    return row ? ruleSetOf(row) : null;
  }
}

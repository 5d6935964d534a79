import type { Database, Statement } from "better-sqlite3";
import type { UnbookedTransaction } from "../../ledger-store.ts";

const AT_ONCE = 50;

interface UnbookedRow {
  intentHash: string;
  attempts: number;
  keptSince: number;
}

/** Committed transactions that the sweep could not book. */
export class UnbookedTransactionTable {
  private readonly insert: Statement<[string, string, number, number]>;
  private readonly select: Statement<[string, number, number], UnbookedRow>;
  private readonly delete: Statement<[string]>;

  constructor(database: Database) {
    this.insert = database.prepare(
      `INSERT INTO unbooked_transactions (intent_hash, entity, kept_since, attempts, ask_again_at)
       VALUES (?, ?, ?, 0, ?)
       ON CONFLICT (intent_hash) DO UPDATE SET attempts = attempts + 1, ask_again_at = excluded.ask_again_at`,
    );
    this.select = database.prepare(
      `SELECT intent_hash AS intentHash, attempts, kept_since AS keptSince FROM unbooked_transactions
       WHERE entity = ? AND ask_again_at <= ? ORDER BY ask_again_at LIMIT ?`,
    );
    this.delete = database.prepare("DELETE FROM unbooked_transactions WHERE intent_hash = ?");
  }

  keep(entity: string, intentHash: string, now: number, againAt: number): void {
    this.insert.run(intentHash, entity, now, againAt);
  }

  due(entity: string, now: number): UnbookedTransaction[] {
    return this.select
      .all(entity, now, AT_ONCE)
      .map(({ intentHash, attempts, keptSince }) => ({ intentHash, attempts, keptMs: now - keptSince }));
  }

  forget(intentHash: string): void {
    this.delete.run(intentHash);
  }
}

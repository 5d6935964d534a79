import type { Database, Statement } from "better-sqlite3";
import { type Intent, type IntentPurpose, NOBODY } from "../../ledger-store.ts";
import type { RecentRows } from "../recent-rows.ts";

/** Settled transactions by their hash, those of deleted accounts included: none counts twice. */
export class IntentTable {
  private readonly select: Statement<[string, string], Intent>;
  private readonly count: Statement<[number], number>;
  private readonly insert: Statement<[string, IntentPurpose, number, string, string]>;
  private readonly recentCounts: Map<number, number>;

  constructor(database: Database, recent: RecentRows) {
    this.select = database.prepare(
      `SELECT intent_hash AS intentHash, purpose, player_id AS playerId, subject, account
       FROM intents WHERE intent_hash = ?
       UNION ALL SELECT intent_hash, purpose, ${NOBODY}, '', '' FROM claimed_hashes WHERE intent_hash = ?`,
    );
    this.count = database
      .prepare<[number], number>("SELECT count(*) FROM intents WHERE player_id = ?")
      .pluck();
    // One transaction may have minted the badges of two accounts: each counts, the first one has the hash.
    this.insert = database.prepare("INSERT INTO intents VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING");
    this.recentCounts = recent.table();
  }

  find(intentHash: string): Intent | null {
    return this.select.get(intentHash, intentHash) ?? null;
  }

  countOf(playerId: number): number {
    const known = this.recentCounts.get(playerId) ?? this.count.get(playerId) ?? 0;
    this.recentCounts.set(playerId, known);
    return known;
  }

  keep({ intentHash, purpose, playerId, subject, account }: Intent): void {
    this.recentCounts.delete(playerId);
    this.insert.run(intentHash, purpose, playerId, subject, account);
  }
}

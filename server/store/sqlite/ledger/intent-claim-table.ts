import type { Database, Statement } from "better-sqlite3";
import type { IntentPurpose, OpenIntent } from "../../ledger-store.ts";
import type { RecentRows } from "../recent-rows.ts";

const COLUMNS = `intent_hash AS intentHash, purpose, player_id AS playerId, subject, account,
  rejected_from_epoch AS rejectedFromEpoch`;
const AT_ONCE = 100;

/** Players' claims of undecided transactions: each hash once per player. */
export class IntentClaimTable {
  private readonly select: Statement<[string, number], OpenIntent>;
  private readonly selectOfPlayer: Statement<[number], OpenIntent>;
  private readonly selectOfHash: Statement<[string], OpenIntent>;
  private readonly selectHashes: Statement<[string, number], string>;
  private readonly insert: Statement<[string, number, IntentPurpose, string, string, number, number]>;
  private readonly delete: Statement<[string, number]>;
  private readonly recent: Map<number, OpenIntent[]>;

  constructor(database: Database, recent: RecentRows) {
    const from = `SELECT ${COLUMNS} FROM intent_claims WHERE`;
    this.select = database.prepare(`${from} intent_hash = ? AND player_id = ?`);
    this.selectOfPlayer = database.prepare(`${from} player_id = ? ORDER BY intent_hash`);
    this.selectOfHash = database.prepare(`${from} intent_hash = ? ORDER BY claimed_at, player_id`);
    this.selectHashes = database
      .prepare<[string, number], string>(
        "SELECT DISTINCT intent_hash FROM intent_claims WHERE intent_hash > ? ORDER BY intent_hash LIMIT ?",
      )
      .pluck();
    this.insert = database.prepare(
      `INSERT INTO intent_claims
       (intent_hash, player_id, purpose, subject, account, rejected_from_epoch, claimed_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    );
    this.delete = database.prepare("DELETE FROM intent_claims WHERE intent_hash = ? AND player_id = ?");
    this.recent = recent.table();
  }

  find(intentHash: string, playerId: number): OpenIntent | null {
    return this.select.get(intentHash, playerId) ?? null;
  }

  of(playerId: number): OpenIntent[] {
    const known = this.recent.get(playerId) ?? this.selectOfPlayer.all(playerId);
    this.recent.set(playerId, known);
    return known;
  }

  ofHash(intentHash: string): OpenIntent[] {
    return this.selectOfHash.all(intentHash);
  }

  hashesAfter(intentHash: string): string[] {
    return this.selectHashes.all(intentHash, AT_ONCE);
  }

  keep(claim: OpenIntent, now: number): void {
    const { intentHash, playerId, purpose, subject, account, rejectedFromEpoch } = claim;
    this.recent.delete(playerId);
    this.insert.run(intentHash, playerId, purpose, subject, account, rejectedFromEpoch, now);
  }

  /** Returns whether there was one. */
  remove(intentHash: string, playerId: number): boolean {
    this.recent.delete(playerId);
    return this.delete.run(intentHash, playerId).changes === 1;
  }
}

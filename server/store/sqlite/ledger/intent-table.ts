import type { Database, Statement } from "better-sqlite3";
import type { Intent, IntentPurpose, KnownIntent, OpenIntent } from "../../ledger-store.ts";
import type { RecentRows } from "../recent-rows.ts";

interface IntentRow extends Intent {
  settled: number;
  rejectedFromEpoch: number | null;
}

const SELECT = `SELECT intent_hash AS intentHash, purpose, player_id AS playerId, subject, account, settled,
  rejected_from_epoch AS rejectedFromEpoch FROM intents`;
const AT_ONCE = 100;

/** Transactions by their hash: open ones are asked for again, settled ones never count twice. */
export class IntentTable {
  private readonly select: Statement<[string], IntentRow>;
  private readonly selectOpenOf: Statement<[number], IntentRow>;
  private readonly selectOpenAfter: Statement<[string, number], IntentRow>;
  private readonly count: Statement<[number], number>;
  private readonly replace: Statement<[string, IntentPurpose, number, string, string, number, number | null]>;
  private readonly deleteOpen: Statement<[string]>;
  private readonly recentOpen: Map<number, OpenIntent[]>;
  private readonly recentCounts: Map<number, number>;

  constructor(database: Database, recent: RecentRows) {
    this.select = database.prepare(`${SELECT} WHERE intent_hash = ?`);
    this.selectOpenOf = database.prepare(`${SELECT} WHERE player_id = ? AND settled = 0`);
    this.selectOpenAfter = database.prepare(
      `${SELECT} WHERE intent_hash > ? AND settled = 0 ORDER BY intent_hash LIMIT ?`,
    );
    this.count = database
      .prepare<[number], number>("SELECT count(*) FROM intents WHERE player_id = ? AND settled = 1")
      .pluck();
    this.replace = database.prepare("REPLACE INTO intents VALUES (?, ?, ?, ?, ?, ?, ?)");
    this.deleteOpen = database.prepare("DELETE FROM intents WHERE intent_hash = ? AND settled = 0");
    this.recentOpen = recent.table();
    this.recentCounts = recent.table();
  }

  find(intentHash: string): KnownIntent | null {
    const row = this.select.get(intentHash);
    return row ? { ...intentOf(row), settled: row.settled === 1 } : null;
  }

  openOf(playerId: number): OpenIntent[] {
    const known = this.recentOpen.get(playerId) ?? this.selectOpenOf.all(playerId).map(openIntentOf);
    this.recentOpen.set(playerId, known);
    return known;
  }

  openAfter(intentHash: string): OpenIntent[] {
    return this.selectOpenAfter.all(intentHash, AT_ONCE).map(openIntentOf);
  }

  countSettled(playerId: number): number {
    const known = this.recentCounts.get(playerId) ?? this.count.get(playerId) ?? 0;
    this.recentCounts.set(playerId, known);
    return known;
  }

  open(intent: OpenIntent): void {
    this.write(intent, 0, intent.rejectedFromEpoch);
  }

  settle(intent: Intent): void {
    this.write(intent, 1, null);
  }

  /** Whether an open one was there. */
  remove(intentHash: string): boolean {
    this.recentOpen.clear();
    return this.deleteOpen.run(intentHash).changes === 1;
  }

  private write(intent: Intent, settled: number, rejectedFromEpoch: number | null): void {
    const { intentHash, purpose, playerId, subject, account } = intent;
    this.recentOpen.clear();
    this.recentCounts.clear();
    this.replace.run(intentHash, purpose, playerId, subject, account, settled, rejectedFromEpoch);
  }
}

function intentOf({ intentHash, purpose, playerId, subject, account }: IntentRow): Intent {
  return { intentHash, purpose, playerId, subject, account };
}

function openIntentOf(row: IntentRow): OpenIntent {
  return { ...intentOf(row), rejectedFromEpoch: row.rejectedFromEpoch ?? 0 };
}

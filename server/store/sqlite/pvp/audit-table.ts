import type { Database, Statement } from "better-sqlite3";
import type { UnratedBecause } from "../../../../rules/index.ts";

/** Events for an administrator to look at (`ABU-48`). */
export class AuditTable {
  private readonly insert: Statement<[number, string, string, number, number]>;

  constructor(database: Database) {
    this.insert = database.prepare(
      "INSERT INTO pvp_audit (noted_at, reason, battle_id, player1_id, player2_id) VALUES (?, ?, ?, ?, ?)",
    );
  }

  note(battleId: string, reason: UnratedBecause, [one, two]: readonly [number, number], now: number): void {
    this.insert.run(now, reason, battleId, one, two);
  }
}

import type { Database, Statement } from "better-sqlite3";

/** Number of waits kept; the rules read the latest 20. */
const KEPT = 100;

/** How long the players matched last had waited (`GAP-41`). */
export class WaitTable {
  private readonly insert: Statement<[number, number | null]>;
  private readonly deleteOld: Statement<[number]>;
  private readonly select: Statement<[number | null], number>;

  constructor(database: Database) {
    this.insert = database.prepare("INSERT INTO pvp_waits (seconds, casual_turn_ms) VALUES (?, ?)");
    this.deleteOld = database.prepare("DELETE FROM pvp_waits WHERE id <= ?");
    this.select = database
      .prepare<[number | null], number>("SELECT seconds FROM pvp_waits WHERE casual_turn_ms IS ? ORDER BY id")
      .pluck();
  }

  add(seconds: number, casualTurnMs: number | null): void {
    const { lastInsertRowid } = this.insert.run(seconds, casualTurnMs);
    this.deleteOld.run(Number(lastInsertRowid) - KEPT);
  }

  /** Those for the same kind of battle, oldest first. */
  latest(casualTurnMs: number | null): number[] {
    return this.select.all(casualTurnMs);
  }
}

import type { Database, Statement } from "better-sqlite3";
import type { SideIndex } from "../../../../rules/index.ts";
import type { RecentRows } from "../recent-rows.ts";

/** Players in active battles: one battle per player at a time (`ABU-49`). */
export class SeatTable {
  private readonly select: Statement<[number], string>;
  private readonly insert: Statement<[number, string, SideIndex, number]>;
  private readonly touch: Statement<[number, string, SideIndex]>;
  private readonly delete: Statement<[string]>;
  private readonly selectCount: Statement<[], number>;
  private readonly recent: Map<number, string | null>;

  constructor(database: Database, recent: RecentRows) {
    this.select = database
      .prepare<[number], string>("SELECT battle_id FROM pvp_seats WHERE player_id = ?")
      .pluck();
    this.insert = database.prepare(
      "INSERT INTO pvp_seats (player_id, battle_id, side, seen_at) VALUES (?, ?, ?, ?)",
    );
    this.touch = database.prepare("UPDATE pvp_seats SET seen_at = ? WHERE battle_id = ? AND side = ?");
    this.delete = database.prepare("DELETE FROM pvp_seats WHERE battle_id = ?");
    this.selectCount = database
      .prepare<[], number>("SELECT count(DISTINCT battle_id) FROM pvp_seats")
      .pluck();
    this.recent = recent.table();
  }

  battleOf(playerId: number): string | null {
    const known = this.recent.get(playerId);
    if (known !== undefined) return known;
    const battleId = this.select.get(playerId) ?? null;
    this.recent.set(playerId, battleId);
    return battleId;
  }

  take(playerId: number, battleId: string, side: SideIndex, now: number): void {
    this.insert.run(playerId, battleId, side, now);
    this.recent.set(playerId, battleId);
  }

  noteSeen(battleId: string, side: SideIndex, now: number): void {
    this.touch.run(now, battleId, side);
  }

  /** Frees both players for another battle. */
  free(battleId: string): void {
    this.delete.run(battleId);
    this.recent.clear();
  }

  countBattles(): number {
    return this.selectCount.get() ?? 0;
  }
}

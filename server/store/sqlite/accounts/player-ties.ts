import type { Database, Statement } from "better-sqlite3";

/** What a player has under way, and what an administrator or a deletion ends of it. */
export class PlayerTies {
  private readonly selectBattle: Statement<[number], unknown>;
  private readonly selectClaim: Statement<[number], unknown>;
  private readonly deleteWaiting: Statement<[number]>;
  private readonly deleteReplies: Statement<[number]>;
  private readonly releaseBadges: Statement<[number]>;

  constructor(database: Database) {
    this.selectBattle = database.prepare("SELECT 1 FROM pvp_seats WHERE player_id = ?");
    this.selectClaim = database.prepare("SELECT 1 FROM intent_claims WHERE player_id = ? LIMIT 1");
    this.deleteWaiting = database.prepare("DELETE FROM pvp_queue WHERE player_id = ?");
    this.deleteReplies = database.prepare("DELETE FROM stored_replies WHERE player_id = ?");
    this.releaseBadges = database.prepare("UPDATE fomo_hit_badges SET player_id = NULL WHERE player_id = ?");
  }

  inBattle(playerId: number): boolean {
    return this.selectBattle.get(playerId) !== undefined;
  }

  openTransactions(playerId: number): boolean {
    return this.selectClaim.get(playerId) !== undefined;
  }

  leaveQueue(playerId: number): void {
    this.deleteWaiting.run(playerId);
  }

  /** Frees what belongs to a lab that is replaced: stored replies, and the badge of its FOMO HIT. */
  leaveLab(playerId: number): void {
    this.deleteReplies.run(playerId);
    this.releaseBadges.run(playerId);
  }
}

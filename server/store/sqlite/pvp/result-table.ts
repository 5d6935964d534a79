import type { Database, Statement } from "better-sqlite3";
import type { Counted } from "../../../../rules/index.ts";
import type { BattleResult, PvpBattle } from "../../pvp-battle.ts";
import type { PvpRecord } from "../../pvp-store.ts";
import { REPLAY_KEPT, type RecordRow, recordOf } from "../../record-row.ts";

interface OwnResults {
  count: number;
  first: number | null;
}

/** One query per index: together their latest rows contain the player's latest battles. */
const ofPlayer = (column: "player1_id" | "player2_id") =>
  `SELECT * FROM (SELECT battle_id FROM pvp_results WHERE ${column} = ? ORDER BY completed_at DESC LIMIT ?)`;

/** Finished battles, each booked once (`GAP-44`). */
export class ResultTable {
  private readonly insert: Statement<
    [number | null, string, string | null, number | null, number | null, number, number, string]
  >;
  private readonly selectPair: Statement<[number, number, number, number, number], number>;
  private readonly selectOwn: Statement<[number, number, number, number], OwnResults>;
  private readonly selectHistory: Statement<[number, number, number, number, number], RecordRow>;

  constructor(database: Database) {
    this.insert = database.prepare(
      `INSERT INTO pvp_results (battle_id, player1_id, player2_id, winner, ended_by, unrated,
         player1_rating_change, player2_rating_change, turns, completed_at)
       SELECT id, player1_id, player2_id, ?, ?, ?, ?, ?, ?, ? FROM pvp_battles WHERE id = ?`,
    );
    this.selectPair = database
      .prepare<[number, number, number, number, number], number>(
        `SELECT count(*) FROM pvp_results WHERE unrated IS NULL
         AND min(player1_id, player2_id) = min(?, ?) AND max(player1_id, player2_id) = max(?, ?)
         AND completed_at > ?`,
      )
      .pluck();
    this.selectOwn = database.prepare(
      `SELECT count(*) AS count, min(completed_at) AS first FROM (
         SELECT completed_at FROM pvp_results WHERE player1_id = ? AND completed_at > ?
         UNION ALL SELECT completed_at FROM pvp_results WHERE player2_id = ? AND completed_at > ?)`,
    );
    this.selectHistory = database.prepare(
      `SELECT battle_id AS battleId, result.player1_id AS player1, result.player2_id AS player2,
         player1_name AS name1, player2_name AS name2, winner, ended_by AS by, unrated,
         player1_rating_change AS change1, player2_rating_change AS change2, turns,
         created_at AS createdAt, completed_at AS completedAt, ${REPLAY_KEPT}
       FROM (${ofPlayer("player1_id")} UNION ${ofPlayer("player2_id")})
       JOIN pvp_results AS result USING (battle_id)
       JOIN pvp_battles ON pvp_battles.id = battle_id
       ORDER BY completed_at DESC, battle_id LIMIT ?`,
    );
  }

  /** Throws if the battle was booked before. */
  add({ id, state }: PvpBattle, result: BattleResult): void {
    const { winner, by, ratingChanges, unrated, completedAt } = result;
    const [one, two] = ratingChanges ?? [null, null];
    const side = winner === "draw" ? null : winner;
    this.insert.run(side, by, unrated, one, two, state.turn, completedAt, id);
  }

  /** Rated battles of two players that ended after a moment. */
  ratedOfPair(one: number, other: number, after: number): number {
    return this.selectPair.get(one, other, one, other, after) ?? 0;
  }

  /**
   * Number of a player's battles that ended after a moment, practice included, and how long after it the first one
   * ended.
   */
  countOf(playerId: number, after: number): Counted {
    const { count, first } = this.selectOwn.get(playerId, after, playerId, after) ?? {
      count: 0,
      first: null,
    };
    return { count, freeInMs: (first ?? after) - after };
  }

  /** A player's latest battles, newest first. */
  history(playerId: number, most: number): PvpRecord[] {
    return this.selectHistory.all(playerId, most, playerId, most, most).map(recordOf);
  }
}

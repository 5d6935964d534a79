import type { Database, Statement } from "better-sqlite3";
import type { LeaderboardFilter, RankedPlayer } from "../../../../rules/index.ts";
import type { StandingChange } from "../../booked-records.ts";
import type { LeaderboardPage } from "../../pvp-store.ts";

const PERIOD = "filter = ? AND since = ?";

/** The leaderboards, ordered by an index (`GAP-45`). */
export class StandingTable {
  private readonly upsert: Statement<[string, number, number, number, number, number]>;
  private readonly selectPage: Statement<[string, number, number, number], Omit<RankedPlayer, "rank">>;
  private readonly selectCount: Statement<[string, number], number>;
  private readonly selectRank: Statement<[string, number, number], number>;

  constructor(database: Database) {
    this.upsert = database.prepare(
      `INSERT INTO pvp_standings (filter, since, player_id, public_id, rating, wins, losses)
       SELECT ?, ?, id, public_id, ?, ?, ? FROM players WHERE id = ?
       ON CONFLICT DO UPDATE
       SET rating = excluded.rating, wins = wins + excluded.wins, losses = losses + excluded.losses`,
    );
    // Places before the page are skipped in the index alone: it holds every column but the losses.
    this.selectPage = database.prepare(
      `SELECT pvp_standings.public_id AS user_id, first_name, rating, wins, losses FROM
         (SELECT filter, since, player_id FROM pvp_standings WHERE ${PERIOD}
          ORDER BY rating DESC, wins DESC, public_id LIMIT ? OFFSET ?)
       JOIN pvp_standings USING (filter, since, player_id)
       JOIN players ON players.id = player_id
       ORDER BY rating DESC, wins DESC, user_id`,
    );
    this.selectCount = database
      .prepare<[string, number], number>(`SELECT count(*) FROM pvp_standings WHERE ${PERIOD}`)
      .pluck();
    this.selectRank = database
      .prepare<[string, number, number], number>(
        `SELECT 1 + (SELECT count(*) FROM pvp_standings AS other
           WHERE other.filter = own.filter AND other.since = own.since AND other.rating >= own.rating
           AND (other.rating > own.rating OR other.wins > own.wins
             OR (other.wins = own.wins AND other.public_id < own.public_id)))
         FROM pvp_standings AS own WHERE ${PERIOD} AND player_id = ?`,
      )
      .pluck();
  }

  /** Records a rated battle: the latest rating, and wins and losses added to the period's. */
  record({ filter, since, playerId, rating, wins, losses }: StandingChange): void {
    this.upsert.run(filter, since, rating, wins, losses, playerId);
  }

  page({ filter, since, offset, size }: LeaderboardPage): RankedPlayer[] {
    const rows = this.selectPage.all(filter, since, size, offset);
    return rows.map((row, place) => ({ ...row, rank: offset + place + 1 }));
  }

  count(filter: LeaderboardFilter, since: number): number {
    return this.selectCount.get(filter, since) ?? 0;
  }

  /** 0 for a player who is not on it. */
  rank(filter: LeaderboardFilter, since: number, playerId: number): number {
    return this.selectRank.get(filter, since, playerId) ?? 0;
  }
}

import type { PvpStatistics, RankedPlayer } from "../../../rules/index.ts";
import type { StandingChange } from "../booked-records.ts";
import type { LeaderboardPage } from "../pvp-store.ts";
import { STATISTICS_COLUMNS } from "../statistics-columns.ts";
import { type Queries, statement, type Unit } from "../unit.ts";

const COLUMNS = STATISTICS_COLUMNS.join(", ");
const PERIOD = "filter = $1 AND since = $2";

const selectStatistics = statement<[number], PvpStatistics>(
  `SELECT ${COLUMNS} FROM pvp_statistics WHERE player_id = $1`,
);
const upsertStatistics = statement<number[]>(
  `INSERT INTO pvp_statistics (player_id, ${COLUMNS})
   VALUES ($1, ${STATISTICS_COLUMNS.map((_, index) => `$${index + 2}`).join(", ")})
   ON CONFLICT (player_id) DO UPDATE SET ${STATISTICS_COLUMNS.map((name) => `${name} = excluded.${name}`).join(", ")}`,
);
const upsertStanding = statement<[string, number, number, number, number, number]>(
  `INSERT INTO pvp_standings AS standing (filter, since, player_id, public_id, rating, wins, losses)
   SELECT $1, $2, id, public_id, $3, $4, $5 FROM players WHERE id = $6
   ON CONFLICT (filter, since, player_id) DO UPDATE SET rating = excluded.rating,
     wins = standing.wins + excluded.wins, losses = standing.losses + excluded.losses`,
);
/** Places before the page are skipped in the index alone: it holds every column but the losses. */
const selectPage = statement<[string, number, number, number], Omit<RankedPlayer, "rank">>(
  `SELECT standing.public_id AS user_id, first_name, rating, wins, losses FROM
     (SELECT filter, since, player_id FROM pvp_standings WHERE ${PERIOD}
      ORDER BY rating DESC, wins DESC, public_id LIMIT $3 OFFSET $4) AS page
   JOIN pvp_standings AS standing USING (filter, since, player_id)
   JOIN players ON players.id = player_id
   ORDER BY rating DESC, wins DESC, standing.public_id`,
);
const countStandings = statement<[string, number], { count: number }>(
  `SELECT count(*) AS count FROM pvp_standings WHERE ${PERIOD}`,
);
const selectRank = statement<[string, number, number], { rank: number }>(
  `SELECT 1 + (SELECT count(*) FROM pvp_standings AS other
     WHERE other.filter = own.filter AND other.since = own.since AND other.rating >= own.rating
     AND (other.rating > own.rating OR other.wins > own.wins
       OR (other.wins = own.wins AND other.public_id < own.public_id))) AS rank
   FROM pvp_standings AS own WHERE ${PERIOD} AND player_id = $3`,
);

/** A player's PvP record (`PVP-048`), or null before the first battle. */
export function pvpStatistics(queries: Queries, playerId: number): Promise<PvpStatistics | null> {
  return queries.first(selectStatistics, playerId);
}

export function saveStatistics(unit: Unit, playerId: number, statistics: PvpStatistics): void {
  unit.write(upsertStatistics, playerId, ...STATISTICS_COLUMNS.map((name) => statistics[name]));
}

/** Records a rated battle in one leaderboard (`GAP-45`). */
export function recordStanding(unit: Unit, change: StandingChange): void {
  const { filter, since, playerId, rating, wins, losses } = change;
  unit.write(upsertStanding, filter, since, rating, wins, losses, playerId);
}

/** A player's rank among all rated players; 0 for none. */
export async function pvpRank(queries: Queries, playerId: number): Promise<number> {
  return (await queries.first(selectRank, "all", 0, playerId))?.rank ?? 0;
}

export async function leaderboard(
  queries: Queries,
  { filter, since, offset, size }: LeaderboardPage,
): Promise<{ players: RankedPlayer[]; total: number }> {
  const [rows, counted] = await Promise.all([
    queries.all(selectPage, filter, since, size, offset),
    queries.first(countStandings, filter, since),
  ]);
  return {
    players: rows.map((row, place) => ({ ...row, rank: offset + place + 1 })),
    total: counted?.count ?? 0,
  };
}

import type { RankedPlayer } from "../../../rules/index.ts";
import { type Queries, statement, type Unit } from "../database/unit.ts";
import type { LeaderboardPage } from "./pvp-store.ts";
import type { StandingChange } from "./records.ts";

const PERIOD = "filter = $1 AND since = $2";

const selectPlace = statement<[string, number, number], { rating: number }>(
  `SELECT rating FROM pvp_standings WHERE ${PERIOD} AND player_id = $3 FOR UPDATE`,
);
const upsertStanding = statement<[string, number, number, number, number, number]>(
  `INSERT INTO pvp_standings AS standing (filter, since, player_id, public_id, rating, wins, losses)
   SELECT $1, $2, id, public_id, $3, $4, $5 FROM players WHERE id = $6
   ON CONFLICT (filter, since, player_id) DO UPDATE SET rating = excluded.rating,
     wins = standing.wins + excluded.wins, losses = standing.losses + excluded.losses`,
);
const addToCount = statement<[string, number, number, number]>(
  `INSERT INTO pvp_rating_counts AS counted (filter, since, rating, players) VALUES ($1, $2, $3, $4)
   ON CONFLICT (filter, since, rating) DO UPDATE SET players = counted.players + excluded.players`,
);
const removeEmptyCount = statement<[string, number, number]>(
  `DELETE FROM pvp_rating_counts WHERE ${PERIOD} AND rating = $3 AND players = 0`,
);
/**
 * The counts tell with which rating the page begins, and how many players are ahead of it. Only those before the page
 * with the same rating are skipped, in the index alone: it holds every column but the losses.
 */
const selectPage = statement<[string, number, number, number], Omit<RankedPlayer, "rank">>(
  `WITH begins AS MATERIALIZED (
     SELECT rating, ahead FROM
       (SELECT rating, sum(players) OVER (ORDER BY rating DESC) - players AS ahead
        FROM pvp_rating_counts WHERE ${PERIOD}) AS counted
     WHERE ahead <= $4 ORDER BY ahead DESC LIMIT 1)
   SELECT standing.public_id AS user_id, first_name, rating, wins, losses FROM
     (SELECT filter, since, player_id FROM pvp_standings WHERE ${PERIOD}
        AND rating <= (SELECT rating FROM begins)
      ORDER BY rating DESC, wins DESC, public_id
      LIMIT $3 OFFSET $4 - coalesce((SELECT ahead FROM begins), 0)) AS page
   JOIN pvp_standings AS standing USING (filter, since, player_id)
   JOIN players ON players.id = player_id
   ORDER BY rating DESC, wins DESC, standing.public_id`,
);
const countStandings = statement<[string, number], { count: number }>(
  `SELECT coalesce(sum(players), 0) AS count FROM pvp_rating_counts WHERE ${PERIOD}`,
);
const selectRank = statement<[string, number, number], { rank: number }>(
  `SELECT 1 + coalesce((SELECT sum(players) FROM pvp_rating_counts AS counted
       WHERE counted.filter = own.filter AND counted.since = own.since
       AND counted.rating > own.rating), 0)
     + (SELECT count(*) FROM pvp_standings AS tied
       WHERE tied.filter = own.filter AND tied.since = own.since AND tied.rating = own.rating
       AND tied.wins >= own.wins AND (tied.wins > own.wins OR tied.public_id < own.public_id)) AS rank
   FROM pvp_standings AS own WHERE ${PERIOD} AND player_id = $3`,
);

/** Records a rated battle in the leaderboards of both players (`GAP-45`), and counts them at their new ratings. */
export async function recordStandings(unit: Unit, changes: readonly StandingChange[]): Promise<void> {
  const places = await Promise.all(
    changes.map(({ filter, since, playerId }) => unit.first(selectPlace, filter, since, playerId)),
  );
  const moves = changes.flatMap(({ filter, since, rating, wins, losses, playerId }, index) => {
    unit.write(upsertStanding, filter, since, rating, wins, losses, playerId);
    const left = places[index];
    const leaving = left ? [{ filter, since, rating: left.rating, players: -1 }] : [];
    return [...leaving, { filter, since, rating, players: 1 }];
  });
  // In one order for everybody: two bookings wait for each other in one direction only.
  moves.sort((one, other) => one.filter.localeCompare(other.filter) || one.rating - other.rating);
  for (const { filter, since, rating, players } of moves)
    unit.write(addToCount, filter, since, rating, players);
  for (const { filter, since, rating, players } of moves)
    if (players < 0) unit.write(removeEmptyCount, filter, since, rating);
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

import type { Counted, RankedPlayer, UnratedBecause } from "../../../rules/index.ts";
import { LEADERBOARD_FILTERS, type LeaderboardFilter, type PvpStatistics } from "../../../rules/index.ts";
import { type Queries, statement, type Unit } from "../database/unit.ts";
import { type CountRow, counted } from "../players/limits.ts";
import type { BattleEnd, BattleResult, PvpBattle } from "./battle.ts";
import type { Booking, LeaderboardPage, PvpRecord } from "./pvp-store.ts";

/** The columns of a player's PvP record: the rules call them the same (`PVP-048`). */
const STATISTICS_COLUMNS = [
  "rating",
  "wins",
  "losses",
  "win_streak",
  "best_win_streak",
  "total_damage_dealt",
  "total_damage_taken",
  "rated_battles",
] as const satisfies (keyof PvpStatistics)[];

/** A finished battle's columns, joined from two tables. */
interface RecordRow {
  battleId: string;
  player1: number;
  player2: number | null;
  name1: string;
  name2: string;
  winner: 0 | 1 | null;
  by: BattleResult["by"];
  unrated: UnratedBecause | null;
  change1: number | null;
  change2: number | null;
  turns: number;
  createdAt: number;
  completedAt: number;
  /** 1 or true if the battle can still be watched again. */
  replayKept: number | boolean;
}

/** Whether a battle is kept, archived or not, as a column. */
const REPLAY_KEPT = `(EXISTS (SELECT 1 FROM pvp_archive WHERE pvp_archive.battle_id = result.battle_id)
  OR EXISTS (SELECT 1 FROM pvp_courses WHERE pvp_courses.battle_id = result.battle_id)) AS "replayKept"`;

/** Makes the entry of a player's history from its row. */
export function recordOf(row: RecordRow): PvpRecord {
  const { battleId, winner, by, unrated, change1, change2, turns, createdAt, completedAt } = row;
  return {
    battleId,
    playerIds: [row.player1, row.player2],
    names: [row.name1, row.name2],
    winner: winner ?? "draw",
    by,
    unrated,
    ratingChanges: change1 === null || change2 === null ? null : [change1, change2],
    turns,
    createdAt,
    completedAt,
    replayKept: Boolean(row.replayKept),
  };
}

const insert = statement<
  [number | null, string, string | null, number | null, number | null, number, number, string]
>(
  `INSERT INTO pvp_results (battle_id, player1_id, player2_id, winner, ended_by, unrated,
     player1_rating_change, player2_rating_change, turns, completed_at)
   SELECT id, player1_id, player2_id, $1, $2, $3, $4, $5, $6, $7 FROM pvp_battles WHERE id = $8`,
);
const selectPair = statement<[number, number, number], { count: number }>(
  `SELECT count(*) AS count FROM pvp_results WHERE unrated IS NULL
   AND least(player1_id, player2_id) = least($1::int, $2::int)
   AND greatest(player1_id, player2_id) = greatest($1::int, $2::int) AND completed_at > $3`,
);
const selectOwn = statement<[number, number], CountRow>(
  `SELECT count(*) AS count, min(completed_at) AS first FROM (
     SELECT completed_at FROM pvp_results WHERE player1_id = $1 AND completed_at > $2
     UNION ALL SELECT completed_at FROM pvp_results WHERE player2_id = $1 AND completed_at > $2) AS own`,
);
/** One query per index: the latest of both together are the player's latest. */
const ofPlayer = (column: "player1_id" | "player2_id") =>
  `SELECT battle_id FROM
     (SELECT battle_id FROM pvp_results WHERE ${column} = $1 ORDER BY completed_at DESC LIMIT $2) AS ${column}`;
const selectHistory = statement<[number, number], RecordRow>(
  `SELECT battle_id AS "battleId", result.player1_id AS player1, result.player2_id AS player2,
     player1_name AS name1, player2_name AS name2, winner, ended_by AS by, unrated,
     player1_rating_change AS change1, player2_rating_change AS change2, turns,
     created_at AS "createdAt", completed_at AS "completedAt", ${REPLAY_KEPT}
   FROM (${ofPlayer("player1_id")} UNION ${ofPlayer("player2_id")}) AS own
   JOIN pvp_results AS result USING (battle_id)
   JOIN pvp_battles ON pvp_battles.id = battle_id
   ORDER BY completed_at DESC, battle_id COLLATE "C" LIMIT $2`,
);
/** Stores the result of a battle, which has one (`GAP-44`). */
export function addResult(unit: Unit, { id, state }: PvpBattle, result: BattleResult): void {
  const { winner, by, ratingChanges, unrated, completedAt } = result;
  const [one, two] = ratingChanges ?? [null, null];
  const side = winner === "draw" ? null : winner;
  unit.write(insert, side, by, unrated, one, two, state.turn, completedAt, id);
}

/** Rated battles of two players that ended after a moment. */
export async function ratedOfPair(
  queries: Queries,
  one: number,
  other: number,
  after: number,
): Promise<number> {
  return (await queries.first(selectPair, one, other, after))?.count ?? 0;
}

/** Number of a player's battles that ended after a moment, and how long after it the first one ended. */
export async function countEnded(queries: Queries, playerId: number, after: number): Promise<Counted> {
  return counted(await queries.first(selectOwn, playerId, after), after);
}

/** A player's latest battles, newest first. */
export async function pvpHistory(queries: Queries, playerId: number, most: number): Promise<PvpRecord[]> {
  return (await queries.all(selectHistory, playerId, most)).map(recordOf);
}

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

/** One rated battle in one leaderboard: the latest rating, and wins and losses to add. */
export interface StandingChange {
  filter: LeaderboardFilter;
  since: number;
  playerId: number;
  rating: number;
  wins: number;
  losses: number;
}

/** What a booked battle changes of one player. */
export interface BookedRecord {
  playerId: number;
  statistics: PvpStatistics;
  /** None if the battle was not rated. */
  standings: StandingChange[];
}

/** How a booking changes the two players' records and leaderboards; nothing for a battle that counts in none. */
export function bookedRecords(
  players: readonly [number, number],
  { statistics, ratingChanges, periods }: Booking,
  winner: BattleEnd["winner"],
): BookedRecord[] {
  if (!statistics) return [];
  return ([0, 1] as const).map((side) => {
    const playerId = players[side];
    const { rating } = statistics[side];
    const wins = winner === side ? 1 : 0;
    const losses = winner === "draw" ? 0 : 1 - wins;
    const standings = LEADERBOARD_FILTERS.map((filter) => ({
      filter,
      since: periods[filter],
      playerId,
      rating,
      wins,
      losses,
    }));
    return { playerId, statistics: statistics[side], standings: ratingChanges ? standings : [] };
  });
}

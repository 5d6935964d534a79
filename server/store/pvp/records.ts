import type { Counted, UnratedBecause } from "../../../rules/index.ts";
import { LEADERBOARD_FILTERS, type LeaderboardFilter, type PvpStatistics } from "../../../rules/index.ts";
import { type Queries, statement, type Unit } from "../database/unit.ts";
import { type CountRow, counted } from "../players/limits.ts";
import type { BattleEnd, BattleResult, PvpBattle } from "./battle.ts";
import type { Booking, PvpRecord } from "./pvp-store.ts";

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

const selectStatistics = statement<[number], PvpStatistics>(
  `SELECT ${COLUMNS} FROM pvp_statistics WHERE player_id = $1`,
);
const upsertStatistics = statement<number[]>(
  `INSERT INTO pvp_statistics (player_id, ${COLUMNS})
   VALUES ($1, ${STATISTICS_COLUMNS.map((_, index) => `$${index + 2}`).join(", ")})
   ON CONFLICT (player_id) DO UPDATE SET ${STATISTICS_COLUMNS.map((name) => `${name} = excluded.${name}`).join(", ")}`,
);

/** A player's PvP record (`PVP-048`), or null before the first battle. */
export function pvpStatistics(queries: Queries, playerId: number): Promise<PvpStatistics | null> {
  return queries.first(selectStatistics, playerId);
}

export function saveStatistics(unit: Unit, playerId: number, statistics: PvpStatistics): void {
  unit.write(upsertStatistics, playerId, ...STATISTICS_COLUMNS.map((name) => statistics[name]));
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

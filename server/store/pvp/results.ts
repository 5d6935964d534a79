import type { Counted } from "../../../rules/index.ts";
import { type CountRow, counted } from "../counted.ts";
import type { BattleResult, PvpBattle } from "../pvp-battle.ts";
import type { PvpRecord } from "../pvp-store.ts";
import { REPLAY_KEPT, type RecordRow, recordOf } from "../record-row.ts";
import { type Queries, statement, type Unit } from "../unit.ts";

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

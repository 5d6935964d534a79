import { statement } from "../database/unit.ts";
import type { StoreParts } from "./store-parts.ts";

/** A running battle of two players who both let others watch. */
export interface LiveBattle {
  id: string;
  names: readonly [string, string];
  /** Without rating, by agreement (`GAP-61`). */
  isFriendly: boolean;
  isTournament: boolean;
  /** Number of the running turn. */
  turn: number;
}

/** Whose battles may be watched; see `Store`. */
export interface WatchStore {
  /** Whether a player lets others watch their battles; null: not chosen yet, which lets nobody. */
  showsBattles(playerId: number): Promise<boolean | null>;
  setShowsBattles(playerId: number, shows: boolean): Promise<void>;
  /**
   * The latest running battles whose two players both let others watch, without the viewer's own and those of players who
   * have blocked the viewer.
   */
  liveBattles(viewerId: number, most: number): Promise<LiveBattle[]>;
  /** Whether both of these players let others watch, and neither has blocked the viewer. */
  mayWatch(viewerId: number, playerIds: readonly [number, number]): Promise<boolean>;
}

export interface LiveBattleRow {
  id: string;
  name1: string;
  name2: string;
  friendly: number;
  tournament: number;
  turn: number;
}

/** The statements about whose battles may be watched, in both stores. */
const WATCH_SQL = {
  shows: `SELECT shows_battles AS shows FROM friend_settings WHERE player_id = ?`,
  /** Player, whether they let others watch. */
  setShows: `INSERT INTO friend_settings (player_id, shows_battles) VALUES (?, ?)
    ON CONFLICT (player_id) DO UPDATE SET shows_battles = excluded.shows_battles`,
  /** Viewer, both players: how many of the two let the viewer watch. */
  mayWatch: `SELECT count(*) AS count FROM friend_settings AS shown WHERE shows_battles = 1
    AND NOT EXISTS (SELECT 1 FROM blocked_players WHERE player_id = shown.player_id AND blocked_id = ?)
    AND player_id IN (?, ?)`,
} as const;

/**
 * The statement for running battles that a viewer may watch: viewer, viewer, viewer, most. Seats are taken only while a
 * battle runs. Turns are read of those alone that are listed.
 *
 * @param turn reads the turn from the column `state`
 */
const liveBattlesSql = (turn: string) => `
WITH listed AS (
  SELECT battle.id, player1_name, player2_name, friendly, created_at
  FROM pvp_seats AS seat1 CROSS JOIN friend_settings AS first
  JOIN pvp_seats AS seat2 ON seat2.battle_id = seat1.battle_id AND seat2.side = 1
  JOIN friend_settings AS second ON second.player_id = seat2.player_id AND second.shows_battles = 1
  JOIN pvp_battles AS battle ON battle.id = seat1.battle_id
  WHERE first.player_id = seat1.player_id AND seat1.side = 0 AND first.shows_battles = 1
    AND seat1.player_id <> ? AND seat2.player_id <> ?
    AND NOT EXISTS (SELECT 1 FROM blocked_players
      WHERE blocked_id = ? AND player_id IN (seat1.player_id, seat2.player_id))
  ORDER BY created_at DESC, battle.id LIMIT ?
)
SELECT listed.id, player1_name AS name1, player2_name AS name2, friendly, ${turn} AS turn,
  CASE WHEN EXISTS (SELECT 1 FROM tournament_pairings AS pairing WHERE pairing.battle_id = listed.id)
    THEN 1 ELSE 0 END AS tournament
FROM listed JOIN pvp_courses ON pvp_courses.battle_id = listed.id ORDER BY created_at DESC, listed.id`;

function liveBattleOf({ id, name1, name2, friendly, tournament, turn }: LiveBattleRow): LiveBattle {
  return {
    id,
    names: [name1, name2],
    isFriendly: friendly === 1,
    isTournament: tournament === 1,
    turn,
  };
}

/** null: the player has not chosen yet. */
function showsOf(row: { shows: number | null } | null | undefined): boolean | null {
  return row?.shows === null || row?.shows === undefined ? null : row.shows === 1;
}

const shows = statement<[number], { shows: number | null }>(WATCH_SQL.shows);
const setShows = statement<[number, number]>(WATCH_SQL.setShows);
const mayWatch = statement<[number, number, number], { count: number }>(WATCH_SQL.mayWatch);
const live = statement<[number, number, number, number], LiveBattleRow>(
  liveBattlesSql("(state::json ->> 'turn')::integer"),
  liveBattlesSql("json_extract(state, '$.turn')"),
);

/** The part of the store about whose battles may be watched. */
export function watchStore({ database }: Pick<StoreParts, "database">): WatchStore {
  return {
    showsBattles: async (playerId) => showsOf(await database.first(shows, playerId)),
    setShowsBattles: async (playerId, wanted) =>
      void (await database.run(setShows, playerId, wanted ? 1 : 0)),
    liveBattles: async (viewerId, most) =>
      (await database.all(live, viewerId, viewerId, viewerId, most)).map(liveBattleOf),
    mayWatch: async (viewerId, playerIds) =>
      (await database.first(mayWatch, viewerId, ...playerIds))?.count === 2,
  };
}

import type { Database } from "better-sqlite3";
import { type LiveBattleRow, liveBattleOf, liveBattlesSql, showsOf, WATCH_SQL } from "../watch-row.ts";
import type { WatchStore } from "../watch-store.ts";
import type { GroupCommit } from "./group-commit.ts";

/** The part of the store about whose battles may be watched. */
export function sqliteWatchStore(database: Database, commits: GroupCommit): WatchStore {
  const shows = database.prepare<[number], { shows: number | null }>(WATCH_SQL.shows);
  const setShows = database.prepare<[number, number]>(WATCH_SQL.setShows);
  const mayWatch = database.prepare<[number, number, number], { count: number }>(WATCH_SQL.mayWatch);
  const live = database.prepare<[number, number, number, number], LiveBattleRow>(
    liveBattlesSql("json_extract(state, '$.turn')"),
  );
  return {
    showsBattles: async (playerId) => showsOf(shows.get(playerId)),
    setShowsBattles: (playerId, wanted) =>
      commits.runSingleWrite(() => void setShows.run(playerId, wanted ? 1 : 0)),
    liveBattles: async (viewerId, most) => live.all(viewerId, viewerId, viewerId, most).map(liveBattleOf),
    mayWatch: async (viewerId, playerIds) => mayWatch.get(viewerId, ...playerIds)?.count === 2,
  };
}

import type { StoreParts } from "./store-parts.ts";
import { statement } from "./unit.ts";
import { type LiveBattleRow, liveBattleOf, liveBattlesSql, showsOf, WATCH_SQL } from "./watch-row.ts";
import type { WatchStore } from "./watch-store.ts";

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

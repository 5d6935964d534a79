import { type LiveBattleRow, liveBattleOf, liveBattlesSql, showsOf, WATCH_SQL } from "../watch-row.ts";
import type { WatchStore } from "../watch-store.ts";
import { shared } from "./queries.ts";
import type { StoreParts } from "./store-parts.ts";

const shows = shared<[number], { shows: number | null }>(WATCH_SQL.shows);
const setShows = shared<[number, number]>(WATCH_SQL.setShows);
const mayWatch = shared<[number, number, number], { count: number }>(WATCH_SQL.mayWatch);
const live = shared<[number, number, number, number], LiveBattleRow>(
  liveBattlesSql("(state::json ->> 'turn')::integer"),
);

/** The part of the store about whose battles may be watched. */
export function postgresWatchStore({ queries }: Pick<StoreParts, "queries">): WatchStore {
  return {
    showsBattles: async (playerId) => showsOf(await queries.first(shows, playerId)),
    setShowsBattles: async (playerId, wanted) => void (await queries.run(setShows, playerId, wanted ? 1 : 0)),
    liveBattles: async (viewerId, most) =>
      (await queries.all(live, viewerId, viewerId, viewerId, most)).map(liveBattleOf),
    mayWatch: async (viewerId, playerIds) =>
      (await queries.first(mayWatch, viewerId, ...playerIds))?.count === 2,
  };
}

import type { PvpPastReply, PvpUnchangedReply, PvpWatchReply } from "../../../server/contract/index.ts";
import type { ApiResult } from "../../game/api/api-result.ts";
import type { Game } from "../../game/store/game.ts";
import { sinceQuery } from "./battle-feed.ts";

/** Where a watched battle comes from: its link, or the list of live battles. */
export interface WatchSource {
  /** The battle now; `since`: the version that is known. */
  now(since: number | null): Promise<ApiResult<PvpWatchReply | PvpUnchangedReply>>;
  /** What was to be seen after some versions from one on. */
  past(from: number): Promise<ApiResult<PvpPastReply>>;
}

/** The battle of a watch link (`GAP-43`). */
export function linkedBattle({ api }: Game, watchId: string): WatchSource {
  const params = { watchId };
  return {
    now: (since) => api.call("GET /api/pvp/watch/:watchId", { params, query: sinceQuery(since) }),
    past: (from) => api.call("GET /api/pvp/watch/:watchId/past", { params, query: { from: String(from) } }),
  };
}

/** A battle of the list, for as long as both of its players let others watch. */
export function listedBattle({ api }: Game, battleId: string): WatchSource {
  const params = { battleId };
  return {
    now: (since) => api.call("GET /api/pvp/live/:battleId", { params, query: sinceQuery(since) }),
    past: (from) => api.call("GET /api/pvp/live/:battleId/past", { params, query: { from: String(from) } }),
  };
}

import { queryOptions } from "@tanstack/react-query";
import type { PvpStatsReply } from "../../../server/contract/index.ts";
import type { Game } from "../../game/store/game.ts";
import { PLAYER } from "../../game/store/queries.ts";
import { replyOf } from "../../game/store/reply-of.ts";

/** Returns the query of the player's own record (`PVP-047`, `ERR-038`). */
export function statsQuery(game: Game) {
  return queryOptions({
    queryKey: [PLAYER, "pvp", "stats"],
    queryFn: () => replyOf(game, game.api.call("GET /api/pvp/stats"), "PvP stats"),
  });
}

/** Loads the player's own record again; the previous one stays until then. Returns null after a failure. */
export function loadStats(game: Game): Promise<PvpStatsReply | null> {
  return game.queries.fetchQuery({ ...statsQuery(game), staleTime: 0 }).catch(() => null);
}

import { useQuery } from "@tanstack/react-query";
import type { VisitReply } from "../../server/contract/index.ts";
import type { ApiResult } from "../game/api/api-result.ts";
import { useGame, useGameState } from "../game/game-context.tsx";
import type { Game } from "../game/store/game.ts";
import type { VisitEntry } from "../game/store/game-state.ts";
import { askedEachTime } from "../game/store/queries.ts";
import { replyOf } from "../game/store/reply-of.ts";

/** The lab that is visited, looked at again and again; the last look stays while the server cannot be reached. */
export function useVisit(entry: VisitEntry) {
  const game = useGame();
  const pollMs = useGameState((state) => state.rules?.ui.visitPollMs ?? 0);
  return useQuery({
    ...askedEachTime,
    queryKey: ["visit", entry],
    queryFn: () =>
      replyOf(game, look(game, entry), (reason) => game.log?.(`The lab could not be visited: ${reason}`)),
    refetchInterval: pollMs,
  });
}

function look(game: Game, entry: VisitEntry): Promise<ApiResult<VisitReply>> {
  if ("link" in entry) return game.api.call("GET /api/labs/:link", { params: { link: entry.link } });
  return game.api.call("GET /api/friends/:friendId/lab", { params: { friendId: entry.friendId } });
}

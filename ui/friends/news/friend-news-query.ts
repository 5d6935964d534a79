import { useQuery } from "@tanstack/react-query";
import type { FriendNewsReply } from "../../../server/contract/index.ts";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { isFriendPollingPaused } from "../../game/store/polling-paused.ts";
import { PLAYER } from "../../game/store/queries.ts";
import { replyOf } from "../../game/store/reply-of.ts";

/** How often the game asks what friends want while it is open; the server takes whoever asks for online. */
const ASKED_EVERY_MS = 15_000;

export const FRIEND_NEWS = [PLAYER, "friends", "news"] as const;

/** What friends want of the player now; asked by the page that is looked at, also during a visit and
 * a tournament, and never in the Battle Arena. */
export function useFriendNews(): FriendNewsReply | undefined {
  const game = useGame();
  const paused = useGameState(isFriendPollingPaused);
  return useQuery({
    queryKey: FRIEND_NEWS,
    queryFn: () =>
      replyOf(game, game.api.call("GET /api/friends/news"), (reason) =>
        game.log?.(`The news of friends could not be loaded: ${reason}`),
      ),
    enabled: !paused,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ASKED_EVERY_MS,
  }).data;
}

import { useQuery } from "@tanstack/react-query";
import type { FriendsReply } from "../../server/contract/index.ts";
import { type ApiResult, problemText } from "../game/api/api-result.ts";
import { useGame } from "../game/game-context.tsx";
import type { Game } from "../game/store/game.ts";
import { notify } from "../game/store/notify.ts";
import { askedEachTime, keepAnswer, PLAYER } from "../game/store/queries.ts";
import { replyOf } from "../game/store/reply-of.ts";
import { updateConnection } from "../game/store/session.ts";
import { textsIn } from "../game/texts.ts";

const FRIENDS = [PLAYER, "friends"] as const;
/** How often the list asks again who is online. */
const ASKED_EVERY_MS = 30_000;

/** The player's list of friends, while it is shown. */
export function useFriends(): { friends: FriendsReply | undefined; failed: boolean } {
  const game = useGame();
  const { data: friends, isError: failed } = useQuery({
    queryKey: FRIENDS,
    queryFn: () => replyOf(game, game.api.call("GET /api/friends"), "friends"),
    staleTime: 0,
    refetchInterval: ASKED_EVERY_MS,
    refetchOnWindowFocus: true,
  });
  return { friends, failed };
}

/** Keeps what the server has answered to a change, or says why nothing changed; returns whether it did. */
export async function takeFriends(game: Game, answer: Promise<ApiResult<FriendsReply>>): Promise<boolean> {
  const result = updateConnection(game, await answer);
  if (result.ok) keepAnswer(game.queries, FRIENDS, result.reply);
  else notify(game, problemText(result.problem, textsIn(game.store.getState()).friends.failed), "error");
  return result.ok;
}

/** Whose friend link it is, also for visitors. */
export function friendLinkQuery(game: Game, link: string) {
  return {
    ...askedEachTime,
    queryKey: ["friendLink", link],
    queryFn: () =>
      replyOf(game, game.api.call("GET /api/friends/link/:link", { params: { link } }), "friend link"),
  };
}

declare module "../game/store/game-state.ts" {
  interface Dialogs {
    friends: object;
    /** Where the player shows their lab to others, or not. */
    showLab: object;
    /** Asks whether to become friends with the owner of a friend link. */
    befriend: { link: string };
  }
}

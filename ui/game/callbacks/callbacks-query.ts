import { useQuery } from "@tanstack/react-query";
import type { CallbacksReply } from "../../../server/contract/index.ts";
import { useGame } from "../game-context.tsx";
import type { Game } from "../store/game.ts";
import { keepAnswer, PLAYER } from "../store/queries.ts";
import { replyOf } from "../store/reply-of.ts";

/** Where the cache keeps what the player is called back for. */
const CALLBACKS = [PLAYER, "callbacks"] as const;

export type CallbackKind = keyof CallbacksReply["kinds"];

/** What the player is called back for; undefined until it is loaded. */
export function useCallbacks(): CallbacksReply | undefined {
  return useQuery(callbacksQuery(useGame())).data;
}

/** The same, loaded if it is not yet; rejects if it cannot be loaded. */
export function loadCallbacks(game: Game): Promise<CallbacksReply> {
  return game.queries.fetchQuery(callbacksQuery(game));
}

/** Stores what the server has answered to a change. */
export function keepCallbacks(game: Game, reply: CallbacksReply): void {
  keepAnswer(game.queries, CALLBACKS, reply);
}

function callbacksQuery(game: Game) {
  const tell = (reason: string) => game.log?.(`The callbacks could not be loaded: ${reason}`);
  return {
    queryKey: CALLBACKS,
    queryFn: () => replyOf(game, game.api.call("GET /api/getCallbacks"), tell),
  };
}

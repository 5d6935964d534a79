import { useQuery } from "@tanstack/react-query";
import type { AccountReply, SessionsReply } from "../../../server/contract/index.ts";
import { useGame } from "../../game/game-context.tsx";
import type { Game } from "../../game/store/game.ts";
import { askedEachTime, PLAYER } from "../../game/store/queries.ts";
import { replyOf } from "../../game/store/reply-of.ts";

/** Where the cache keeps what the settings say about the account. */
export const accountQueries = {
  account: [PLAYER, "account"],
  sessions: [PLAYER, "sessions"],
} as const;

/** The player's account; undefined until it is loaded. */
export function useAccount(): AccountReply | undefined {
  const game = useGame();
  return useQuery({
    queryKey: accountQueries.account,
    queryFn: () => replyOf(game, game.api.call("GET /api/getAccount"), logTo(game)),
  }).data;
}

/** The player's sessions, asked for each time they are shown; undefined until they are loaded. */
export function useSessions(): SessionsReply["sessions"] | undefined {
  const game = useGame();
  return useQuery({
    queryKey: accountQueries.sessions,
    queryFn: () => replyOf(game, game.api.call("GET /api/getSessions"), logTo(game)),
    ...askedEachTime,
  }).data?.sessions;
}

function logTo(game: Game): (reason: string) => void {
  return (reason) => game.log?.(`The account could not be loaded: ${reason}`);
}

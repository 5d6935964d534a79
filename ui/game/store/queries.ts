import { notifyManager, QueryClient, type QueryKey } from "@tanstack/react-query";

/**
 * First part of the query keys of all server data about the player. Such data is removed on logout and when another
 * player logs in.
 */
export const PLAYER = "player";

/** First part of the query keys of data that every screen needs. */
export const GAME = "game";

/** Begins the query key of a player's saved game. */
export const GAME_STATE: QueryKey = [GAME, "state"];

// Notify screens of new data at once, as the store does, instead of after a timer.
notifyManager.setScheduler((callback) => queueMicrotask(callback));

/**
 * Creates the client's only cache of server data. By default nothing is refetched, retried or removed automatically; a
 * query that needs this sets its own options.
 */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: "always",
        retry: false,
        staleTime: Infinity,
        gcTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  });
}

/** Query options for values that are requested each time they are shown, such as balances; nothing is cached. */
export const askedEachTime = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: true } as const;

/**
 * Stores what the server has answered to a change. An answer that was asked for before is older and never replaces it
 * (`ABU-124`).
 */
export function keepAnswer<Data>(
  queries: QueryClient,
  queryKey: QueryKey,
  data: Data | KeptUpdate<Data>,
): void {
  void queries.cancelQueries({ queryKey, exact: true }, { revert: false });
  queries.setQueryData<Data>(queryKey, data as Data);
}

type KeptUpdate<Data> = (kept: Data | undefined) => Data | undefined;

/** Removes all server data about a player. */
export function forgetPlayer(queries: QueryClient): void {
  queries.removeQueries({ queryKey: [PLAYER] });
}

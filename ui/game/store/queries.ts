import { notifyManager, QueryClient } from "@tanstack/react-query";

/**
 * First part of the key of everything the server said about the player. Such data is removed on logout and when
 * another player logs in.
 */
export const PLAYER = "player";

// Screens hear of new data at once, as they do from the store, instead of after the next timer.
notifyManager.setScheduler((callback) => queueMicrotask(callback));

/**
 * Creates the client's only cache of what the server said. By default the library repeats and forgets nothing by
 * itself: a query that is to be refreshed or retried says so.
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

/** Options of figures that are asked for whenever they are shown, such as balances: nothing is kept. */
export const askedEachTime = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: true } as const;

/** Removes what the server said about a player. */
export function forgetPlayer(queries: QueryClient): void {
  queries.removeQueries({ queryKey: [PLAYER] });
}

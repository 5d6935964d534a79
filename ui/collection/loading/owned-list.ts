import { skipToken, useQuery } from "@tanstack/react-query";
import type { RuleSet } from "../../../rules/index.ts";
import type { ApiResult } from "../../game/api/api-result.ts";
import { useGame, useGameState } from "../../game/game-context.tsx";
import type { Game } from "../../game/store/game.ts";
import { PLAYER } from "../../game/store/queries.ts";

/** What the query cache holds of one list of the collection. Times are the browser's, in milliseconds. */
export interface LoadedList<Content> {
  /** The list; null before it was first loaded. */
  content: Content | null;
  /** When the content was loaded from the server. */
  contentAt: number;
  /** Why the latest load failed when there is no content (`ERR-025`); null otherwise. */
  error: string | null;
  /** When the latest finished load began and when it ended. */
  begunAt: number;
  endedAt: number;
  /** When the latest notice about a failed load beside existing content was shown (`LED-194`). */
  failureToldAt: number;
}

/** A list of the collection as screens show it. */
export interface OwnedList<Content> extends LoadedList<Content> {
  loading: boolean;
}

/** How one list of the collection is loaded. */
export interface ListSource<Content> {
  name: string;
  ask(game: Game, question: { accountAddress: string; forceRefresh?: boolean }): Promise<ApiResult<Content>>;
  /** Returns the list stored in this browser; null without one. */
  recall(game: Game, account: string): Pick<LoadedList<Content>, "content" | "contentAt"> | null;
  remember(game: Game, account: string, content: Content): void;
  /** Returns the text for a failed load, with a placeholder for the reason. */
  failed(rules: RuleSet): string;
}

const NEVER = Number.NEGATIVE_INFINITY;
const COLLECTION = "collection";

const neverLoaded = {
  content: null,
  contentAt: NEVER,
  error: null,
  begunAt: NEVER,
  endedAt: NEVER,
  failureToldAt: NEVER,
};

/**
 * Returns the query of a list for an account. The library only keeps the list and joins simultaneous loads; when a
 * load is due is decided by the game's clock in `loadList`.
 */
export function listQuery<Content>(game: Game, source: ListSource<Content>, account: string | null) {
  return {
    queryKey: [PLAYER, COLLECTION, source.name, account],
    queryFn: skipToken,
    initialData: (): LoadedList<Content> => ({
      ...neverLoaded,
      ...(account === null ? null : source.recall(game, account)),
    }),
  } as const;
}

/** Returns a list of the account whose collection is shown. */
export function readList<Content>(game: Game, source: ListSource<Content>): OwnedList<Content> {
  const { queryKey, initialData } = listQuery(game, source, game.store.getState().collection.account);
  const state = game.queries.getQueryState<LoadedList<Content>>(queryKey);
  return { ...(state?.data ?? initialData()), loading: state?.fetchStatus === "fetching" };
}

/** Returns a list of the account whose collection is shown and rerenders when it changes. */
export function useList<Content>(source: ListSource<Content>): OwnedList<Content> {
  const game = useGame();
  const account = useGameState((state) => state.collection.account);
  const query = listQuery(game, source, account);
  const { data = query.initialData(), isFetching } = useQuery(query);
  return { ...data, loading: isFetching };
}

/** Removes the lists of all accounts. */
export function forgetLists(game: Game): void {
  game.queries.removeQueries({ queryKey: [PLAYER, COLLECTION] });
}

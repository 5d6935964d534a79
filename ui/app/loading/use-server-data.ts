import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useSyncExternalStore } from "react";
import type { ApiError } from "../../game/api/api-result.ts";
import { useGame, useGameState } from "../../game/game-context.tsx";
import type { Game } from "../../game/store/game.ts";
import { isLabPollingPaused } from "../../game/store/polling-paused.ts";
import { GAME, GAME_STATE } from "../../game/store/queries.ts";
import { ApiFailure } from "../../game/store/reply-of.ts";
import { updateConnection } from "../../game/store/session.ts";
import { loadGame } from "../../lab/state/load-game.ts";
import { loadRules } from "./load-rules.ts";
import { loadSession } from "./load-session.ts";

const REFRESH_MS = 60_000;
const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 15_000;

async function loaded(load: Promise<ApiError | null>): Promise<true> {
  const problem = await load;
  if (problem) throw new ApiFailure(problem);
  return true;
}

/**
 * Refetches when the player returns to the page. Retries with growing delays until the call succeeds, whatever was
 * answered: the game cannot go on without it, and no refusal of these calls is meant to last (`ABU-127`).
 */
const refreshing = {
  refetchOnWindowFocus: true,
  retry: (_count: number, error: Error) =>
    !(error instanceof ApiFailure) || error.problem.kind !== "session_expired",
  retryDelay: (count: number) => Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** count),
} as const;

/**
 * Refreshes session, rules and lab: on start, on return to the page, once a minute, and on return from the Battle
 * Arena. The data goes into the store, because the rules work on it; the query library only schedules the calls.
 */
export function useServerData(): void {
  const game = useGame();
  const queries = useQueryClient();
  const session = useGameState((state) => state.session);
  const language = useGameState((state) => state.settings.language);
  const hasRules = useGameState((state) => state.rules !== null);
  const connection = useGameState((state) => state.connection);
  const userId = session.kind === "player" ? session.userId : null;
  const paused = useGameState(isLabPollingPaused);
  const lacksLogin = session.kind === "visitor" && session.login === null;

  useQuery({
    queryKey: [GAME, "whoami"],
    queryFn: () => loaded(loadSession(game)),
    ...refreshing,
    // Visitors get an answer too: a 401 is not the game's.
    retry: true,
    enabled: !paused,
    staleTime: 0,
  });
  useQuery({
    queryKey: [GAME, "rules", language],
    queryFn: () => loaded(loadRules(game)),
    ...refreshing,
    retry: true,
    // A language that is chosen again is loaded again, because only the last one's texts are kept.
    gcTime: 0,
  });
  useQuery({
    queryKey: [...GAME_STATE, userId],
    queryFn: () => loaded(loadGame(game)),
    ...refreshing,
    enabled: userId !== null && hasRules && !paused,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
  useQuery({
    queryKey: [GAME, "ledger"],
    queryFn: () => loaded(loadLedger(game)),
    ...refreshing,
    enabled: userId !== null,
  });

  // A login in the page does not tell what the account has, such as its language.
  const wasVisitor = useRef(false);
  useEffect(() => {
    if (session.kind === "visitor") wasVisitor.current = true;
    if (session.kind !== "player" || !wasVisitor.current) return;
    wasVisitor.current = false;
    queries.invalidateQueries({ queryKey: [GAME, "whoami"] });
  }, [session.kind, queries]);
  useEffect(() => {
    if (lacksLogin) queries.invalidateQueries({ queryKey: [GAME, "whoami"] });
  }, [lacksLogin, queries]);
  useEffect(() => {
    if (connection === "unreachable")
      queries.refetchQueries({ queryKey: [GAME], type: "active" }, { cancelRefetch: false });
  }, [connection, queries]);
  // The device has a network again: the next try may be seconds away.
  useEffect(() => {
    const tryAtOnce = () => {
      if (game.store.getState().connection === "unreachable")
        void queries.refetchQueries({ queryKey: [GAME], type: "active" }, { cancelRefetch: true });
    };
    window.addEventListener("online", tryAtOnce);
    return () => window.removeEventListener("online", tryAtOnce);
  }, [game, queries]);
}

/** Returns a function that repeats all calls at once, for the connection banner's button. */
export function useTryAgain(): () => void {
  const queries = useQueryClient();
  return () => void queries.refetchQueries({ type: "active" }, { cancelRefetch: true });
}

/** Returns whether the last try of a call that every screen needs has failed, whatever was answered (`ABU-127`). */
export function useServerTrouble(): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => cache.findAll({ queryKey: [GAME] }).some(({ state }) => state.fetchFailureCount > 0),
  );
}

/** Loads the server's ledger settings; without a ledger no wallet can be connected. Resolves to the error, or null. */
export async function loadLedger(game: Game): Promise<ApiError | null> {
  const answer = updateConnection(game, await game.api.call("GET /api/ledger"));
  if (!answer.ok) return answer.problem;
  game.store.setState({ ledger: answer.reply.ledger });
  return null;
}

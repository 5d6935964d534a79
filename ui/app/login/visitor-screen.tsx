import { useEffect, useRef } from "react";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import { forgetEntryLink, keptReplay } from "../../game/store/entry-link.ts";
import type { Game } from "../../game/store/game.ts";
import { ArenaDoor } from "../lazy/lazy-arena.tsx";
import { LoadingScreen } from "../loading-screen.tsx";
import { LoginScreen } from "./login-screen.tsx";

/**
 * The login, and before it whatever needs none: a shared replay holds its whole battle and plays by the public
 * rules (`CON-92`). Closing it leads to the login.
 */
export function VisitorScreen() {
  const game = useGame();
  const watches = useGameState((state) => state.arena?.kind === "replay");
  const hasRules = useGameState((state) => state.rules !== null);
  useEffect(() => {
    const follow = () => openSharedReplay(game);
    follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [game]);
  // A reload shows the replay again; once it was closed, neither a reload nor the login does.
  const watched = useRef(false);
  useEffect(() => {
    if (watched.current && !watches) forgetEntryLink(game);
    watched.current = watches;
  }, [game, watches]);
  if (!watches) return <LoginScreen />;
  return hasRules ? <ArenaDoor /> : <LoadingScreen />;
}

/** The address is plain from here on, so that Back leaves the replay and does not open its link again. */
function openSharedReplay(game: Game): void {
  const data = keptReplay(game, window.location.hash);
  if (data === null || game.store.getState().arena !== null) return;
  if (window.location.hash !== "") window.history.replaceState(null, "", window.location.pathname);
  enterArena(game, { kind: "replay", data });
}

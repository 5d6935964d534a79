import { useEffect, useRef } from "react";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import { forgetEntryLink, keptInvitation, keptShow } from "../../game/store/entry-link.ts";
import type { Game } from "../../game/store/game.ts";
import { LoadingScreen } from "../full-pages.tsx";
import { LazyArena } from "../lazy/lazy-arena.tsx";
import { FriendInvitationPage } from "./friend-invitation-page.tsx";
import { InvitationPage } from "./invitation-page.tsx";
import { LoginScreen } from "./login-screen.tsx";

/**
 * Shows the login, or first a shared replay, a tournament or a lab, which need no session: a replay contains its whole
 * battle and the rules are public (`CON-92`). Closing them shows the login.
 */
export function VisitorScreen() {
  const game = useGame();
  const watches = useGameState((state) => state.arena?.kind === "replay");
  const looksOn = useGameState(({ arena }) => arena?.kind === "tournament" || arena?.kind === "visit");
  const hasRules = useGameState((state) => state.rules !== null);
  useEffect(() => {
    const follow = () => openShared(game);
    follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [game]);
  // A reload shows the replay again, unless it was closed.
  const watched = useRef(false);
  useEffect(() => {
    if (watched.current && !watches) forgetEntryLink(game);
    watched.current = watches;
  }, [game, watches]);
  if (!watches && !looksOn) return <Door hasRules={hasRules} />;
  return hasRules ? <LazyArena /> : <LoadingScreen />;
}

/** The login, or for a challenge or friend link first who invites (`GAP-61`). */
function Door({ hasRules }: { hasRules: boolean }) {
  const game = useGame();
  const invitation = keptInvitation(game, window.location.hash);
  if (invitation === null) return <LoginScreen />;
  if (!hasRules) return <LoadingScreen />;
  return invitation.kind === "friend" ? (
    <FriendInvitationPage link={invitation.data} />
  ) : (
    <InvitationPage challengeId={invitation.data} />
  );
}

/**
 * Opens the shared replay, tournament or lab and removes it from the address, so that Back leaves it instead of opening
 * its link again. The links of tournaments and labs are kept: whoever logs in comes back to them.
 */
function openShared(game: Game): void {
  const link = keptShow(game, window.location.hash);
  if (link === null || game.store.getState().arena !== null) return;
  if (window.location.hash !== "") window.history.replaceState(null, "", window.location.pathname);
  if (link.kind === "tournament") enterArena(game, { kind: "tournament", tournamentId: link.data });
  else if (link.kind === "lab") enterArena(game, { kind: "visit", link: link.data });
  else enterArena(game, { kind: "replay", data: link.data });
}

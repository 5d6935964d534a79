import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { fill } from "../../../rules/index.ts";
import { friendLinkQuery } from "../../friends/friends-query.ts";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import {
  acceptAfterLogin,
  forgetEntryLink,
  keptInvitation,
  keptShow,
  linkPart,
  positionEntry,
} from "../../game/store/entry-link.ts";
import type { Game } from "../../game/store/game.ts";
import type { AnyEntry } from "../../game/store/game-state.ts";
import { askedEachTime } from "../../game/store/queries.ts";
import { isRefused, replyOf } from "../../game/store/reply-of.ts";
import { useStartTexts, useTexts } from "../../game/texts.ts";
import { ChallengeTermsRow, Duelists } from "../../pvp/challenge/challenge-terms.tsx";
import { Controls } from "../controls/controls.tsx";
import { LoadingScreen } from "../full-pages.tsx";
import { LazyArena } from "../lazy/lazy-screens.tsx";
import styles from "./login.module.css";
import { LoginScreen } from "./login-screen.tsx";
import { PositionDoor } from "./position-door.tsx";
import { ThemeMusic } from "./theme-music.tsx";

/**
 * Shows the login, or first a shared replay, a tournament, a lab, rules, a position or the training, which need no session: a replay contains
 * its whole battle and the rules are public (`CON-92`). Closing them shows the login.
 */
export function VisitorScreen() {
  return (
    <>
      <Controls />
      <VisitorScreens />
    </>
  );
}

function VisitorScreens() {
  const game = useGame();
  const watches = useGameState((state) => state.arena?.kind === "replay" || state.arena?.kind === "rules");
  const looksOn = useGameState(({ arena }) => arena !== null && LOOKED_AT.has(arena.kind));
  const hasRules = useGameState((state) => state.rules !== null);
  // The login would load its picture for a moment.
  const [opens, setOpens] = useState(() => keptShow(game, linkPart(window.location)) !== null);
  useEffect(() => {
    const follow = () => openShared(game);
    follow();
    setOpens(false);
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [game]);
  // A reload shows the replay or the rules again, unless it was closed.
  const watched = useRef(false);
  useEffect(() => {
    if (watched.current && !watches) forgetEntryLink(game);
    watched.current = watches;
  }, [game, watches]);
  if (opens) return <LoadingScreen />;
  if (!watches && !looksOn)
    return (
      <>
        <ThemeMusic />
        <Door hasRules={hasRules} />
      </>
    );
  return hasRules ? <LazyArena /> : <LoadingScreen />;
}

/** What a visitor opens besides replays. */
const LOOKED_AT: ReadonlySet<AnyEntry["kind"]> = new Set(["tournament", "visit", "position", "training"]);

/** The login, or for a challenge or friend link first who invites (`GAP-61`). */
function Door({ hasRules }: { hasRules: boolean }) {
  const game = useGame();
  const isUnknown = useGameState(({ session }) => session.kind === "unknown");
  const invitation = keptInvitation(game, window.location.hash);
  // Without the server nobody can log in.
  if (isUnknown)
    return (
      <LoadingScreen>
        <PositionDoor />
      </LoadingScreen>
    );
  if (invitation === null) return <LoginScreen />;
  if (!hasRules) return <LoadingScreen />;
  return invitation.kind === "friend" ? (
    <FriendInvitationPage link={invitation.data} />
  ) : (
    <InvitationPage challengeId={invitation.data} />
  );
}

/**
 * Opens the shared replay, tournament, lab or position and removes it from the address, so that Back leaves it instead of opening
 * its link again. The links of tournaments and labs are kept: whoever logs in comes back to them.
 */
function openShared(game: Game): void {
  const part = linkPart(window.location);
  const link = keptShow(game, part);
  if (link === null || game.store.getState().arena !== null) return;
  if (part !== "") window.history.replaceState(null, "", window.location.pathname);
  if (link.kind === "tournament") enterArena(game, { kind: "tournament", tournamentId: link.data });
  else if (link.kind === "position") enterArena(game, positionEntry(link.data));
  else if (link.kind === "training") enterArena(game, { kind: "training", theme: null });
  else if (link.kind === "lab") enterArena(game, { kind: "visit", link: link.data });
  else enterArena(game, { kind: link.kind === "rules" ? "rules" : "replay", data: link.data });
}

/** A friend link before the login: who invites. The question follows after it; a link that leads nowhere says so (`ABU-122`). */
function FriendInvitationPage({ link }: { link: string }) {
  const game = useGame();
  const { befriend: texts } = useTexts().friends;
  const { unknownInvitation } = useStartTexts().login;
  const { data, error } = useQuery(friendLinkQuery(game, link));
  if (error !== null) return <LoginScreen alert={isRefused(error) ? unknownInvitation : undefined} />;
  if (!data) return <LoadingScreen />;
  return (
    <LoginScreen>
      <div className={styles.invitation}>
        <h1>{fill(texts.question, { name: data.name })}</h1>
        <p>{texts.logIn}</p>
      </div>
    </LoginScreen>
  );
}

/**
 * A challenge link before the login: who invites, and to what. Whoever logs in here accepts, and the battle opens by
 * itself (`GAP-61`). A link that leads nowhere says so above the login (`ABU-122`).
 */
function InvitationPage({ challengeId }: { challengeId: string }) {
  const game = useGame();
  const { challenge: texts } = useTexts().pvpScreens;
  const { unknownInvitation } = useStartTexts().login;
  const { data, error } = useQuery({
    ...askedEachTime,
    queryKey: ["invitation", challengeId],
    queryFn: () =>
      replyOf(
        game,
        game.api.call("GET /api/pvp/challenges/:challengeId", { params: { challengeId } }),
        "challenge",
      ),
  });
  useEffect(() => {
    if (data) acceptAfterLogin(game, challengeId);
  }, [game, challengeId, data]);
  if (error !== null) return <LoginScreen alert={isRefused(error) ? unknownInvitation : undefined} />;
  if (!data) return <LoadingScreen />;
  return (
    <LoginScreen>
      <div className={styles.invitation} data-invitation="">
        <Duelists />
        <h1>{fill(texts.invites, { name: data.challenger })}</h1>
        <ChallengeTermsRow challenge={data} />
        <p>{texts.logIn}</p>
      </div>
    </LoginScreen>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { fill } from "../../../rules/index.ts";
import { useGame } from "../../game/game-context.tsx";
import { acceptAfterLogin } from "../../game/store/entry-link.ts";
import { askedEachTime } from "../../game/store/queries.ts";
import { isRefused, replyOf } from "../../game/store/reply-of.ts";
import { useStartTexts, useTexts } from "../../game/texts.ts";
import { ChallengeTermsRow, Duelists } from "../../pvp/challenge/challenge-terms.tsx";
import { LoadingScreen } from "../full-pages.tsx";
import styles from "./invitation-page.module.css";
import { LoginScreen } from "./login-screen.tsx";

/**
 * A challenge link before the login: who invites, and to what. Whoever logs in here accepts, and the battle opens by
 * itself (`GAP-61`). A link that leads nowhere says so above the login (`ABU-122`).
 */
export function InvitationPage({ challengeId }: { challengeId: string }) {
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
        (reason) => game.log?.(`The challenge could not be loaded: ${reason}`),
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

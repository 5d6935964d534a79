import { useQuery } from "@tanstack/react-query";
import { fill } from "../../../rules/index.ts";
import { friendLinkQuery } from "../../friends/befriend/friend-link-query.ts";
import { useGame } from "../../game/game-context.tsx";
import { isRefused } from "../../game/store/reply-of.ts";
import { useStartTexts, useTexts } from "../../game/texts.ts";
import { LoadingScreen } from "../full-pages.tsx";
import styles from "./invitation-page.module.css";
import { LoginScreen } from "./login-screen.tsx";

/** A friend link before the login: who invites. The question follows after it; a link that leads nowhere says so (`ABU-122`). */
export function FriendInvitationPage({ link }: { link: string }) {
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

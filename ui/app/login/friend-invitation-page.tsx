import { useQuery } from "@tanstack/react-query";
import { fill } from "../../../rules/index.ts";
import { friendLinkQuery } from "../../friends/befriend/friend-link-query.ts";
import { useGame } from "../../game/game-context.tsx";
import { useTexts } from "../../game/texts.ts";
import { LoadingScreen } from "../full-pages.tsx";
import styles from "./invitation-page.module.css";
import { LoginScreen } from "./login-screen.tsx";

/** A friend link before the login: who invites. The question follows after it; a link that leads nowhere shows the login. */
export function FriendInvitationPage({ link }: { link: string }) {
  const game = useGame();
  const { befriend: texts } = useTexts().friends;
  const { data, isError } = useQuery(friendLinkQuery(game, link));
  if (isError) return <LoginScreen />;
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

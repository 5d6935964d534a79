import { lazy, Suspense } from "react";
import { pictureAddress } from "../../../assets/index.ts";
import { useGameState } from "../../game/game-context.tsx";
import styles from "./login-screen.module.css";
import { Logo } from "./logo.tsx";
import { TelegramWidget } from "./telegram-widget.tsx";

const DevelopmentLogin = __DEVELOPMENT_HELP__ ? lazy(() => import("./development-login.tsx")) : null;

/** The login screen (`LAB-009` to `LAB-014`). Its texts show whether or not the widget loads (`GAP-01`). */
export function LoginScreen() {
  const session = useGameState((state) => state.session);
  const login = session.kind === "visitor" ? session.login : null;
  const room = pictureAddress("room1.webp");
  return (
    <main className={styles.screen}>
      {room === null ? null : <img className={styles.room} src={room} alt="" />}
      <div className={styles.card}>
        <Logo />
        {session.kind === "visitor" && session.expired ? (
          <p className={styles.expired} role="alert">
            Your session has ended. Log in again and go on where you were.
          </p>
        ) : null}
        <h1>Log in with Telegram</h1>
        <p>Log in to synchronize your resources.</p>
        {login?.telegramBot ? <TelegramWidget bot={login.telegramBot} /> : null}
        {DevelopmentLogin && login?.development ? (
          <Suspense>
            <DevelopmentLogin />
          </Suspense>
        ) : null}
        <ul className={styles.notes}>
          <li>Use the Telegram app you are logged in with, and keep cookies enabled.</li>
          <li>If the login fails, clear your cookies or try another browser.</li>
        </ul>
      </div>
    </main>
  );
}

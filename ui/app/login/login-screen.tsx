import { lazy, type ReactNode, Suspense } from "react";
import { pictureAddress } from "../../../assets/index.ts";
import { useGameState } from "../../game/game-context.tsx";
import { useStartTexts } from "../../game/texts.ts";
import { Logo } from "../full-pages.tsx";
import styles from "./login-screen.module.css";
import { TelegramLogin } from "./telegram-login.tsx";

const DevelopmentLogin = __DEVELOPMENT_HELP__ ? lazy(() => import("./development-login.tsx")) : null;

/**
 * The login screen (`LAB-009` to `LAB-014`); `children` take the place of why one logs in, such as an invitation. Its
 * texts show whether or not the widget loads (`GAP-01`). */
export function LoginScreen({ children }: { children?: ReactNode }) {
  const { login: texts } = useStartTexts();
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
            {texts.expired}
          </p>
        ) : null}
        {children ?? (
          <>
            <h1>{texts.title}</h1>
            <p>{texts.why}</p>
          </>
        )}
        {login ? <TelegramLogin login={login} /> : null}
        {DevelopmentLogin && login?.development ? (
          <Suspense>
            <DevelopmentLogin tone={login.oidc ? "neutral" : "gold"} />
          </Suspense>
        ) : null}
        <ul className={styles.notes}>
          {texts.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </main>
  );
}

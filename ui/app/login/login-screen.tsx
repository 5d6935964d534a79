import { lazy, type ReactNode, Suspense } from "react";
import { pictureAddress } from "../../../assets/index.ts";
import { Icon, type IconName } from "../../components/icon.tsx";
import { useGameState } from "../../game/game-context.tsx";
import { LanguageChoice } from "../../game/language-choice.tsx";
import { useStartTexts } from "../../game/texts.ts";
import { Logo } from "../full-pages.tsx";
import styles from "./login-screen.module.css";
import { LookButton } from "./look-button.tsx";
import { TelegramLogin } from "./telegram-login.tsx";

/** One for each line about the game, in their order. */
const PITCH_ICONS: readonly IconName[] = ["cat_nips", "egg", "attack"];

const DevelopmentLogin = __DEVELOPMENT_HELP__ ? lazy(() => import("./development-login.tsx")) : null;

/**
 * The login screen (`LAB-009` to `LAB-014`): what the game is, and the ways in. `children` take the place of why one logs
 * in, such as an invitation; `alert` says what went wrong before. A browser without cookies is told that no login lasts
 * in it (`ABU-121`). Its texts show whether or not the widget loads (`GAP-01`).
 */
export function LoginScreen({ children, alert }: { children?: ReactNode; alert?: string | undefined }) {
  const { login: texts } = useStartTexts();
  const session = useGameState((state) => state.session);
  const login = session.kind === "visitor" ? session.login : null;
  const { cookieEnabled } = navigator;
  return (
    <main className={styles.screen}>
      <Scenery className={styles.backdrop} />
      <div className={styles.card}>
        <div className={styles.about}>
          <Scenery className={styles.picture} />
          <ul className={styles.pitch}>
            {texts.pitch.map((line, index) => (
              <li key={line}>
                <Icon name={PITCH_ICONS[index] ?? "help"} size={26} />
                {line}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.entrance}>
          <Logo />
          {cookieEnabled ? null : (
            <p className={styles.expired} role="alert">
              {texts.noCookies}
            </p>
          )}
          {session.kind === "visitor" && session.expired && cookieEnabled ? (
            <p className={styles.expired} role="alert">
              {texts.expired}
            </p>
          ) : null}
          {alert === undefined ? null : (
            <p className={styles.expired} role="alert">
              {alert}
            </p>
          )}
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
          <LanguageChoice />
          <LookButton />
          <ul className={styles.notes}>
            {texts.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      </div>
    </main>
  );
}

/** The lab with its machines and creatures, as decoration. */
function Scenery({ className }: { className: string | undefined }) {
  const address = pictureAddress("welcome.webp");
  return address === null ? null : <img className={className} src={address} alt="" draggable={false} />;
}

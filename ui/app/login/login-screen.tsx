import { lazy, type ReactNode, Suspense, useState } from "react";
import { pictureAddress } from "../../../assets/index.ts";
import type { WhoamiReply } from "../../../server/contract/index.ts";
import { Button } from "../../components/button.tsx";
import { ButtonLink } from "../../components/button-link.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Icon, type IconName } from "../../components/icon.tsx";
import { useGameState } from "../../game/game-context.tsx";
import { LanguageChoice } from "../../game/language-choice.tsx";
import { useStartTexts, useTexts } from "../../game/texts.ts";
import { LookSettings } from "../dialogs/look-settings.tsx";
import { Logo } from "../full-pages.tsx";
import styles from "./login-screen.module.css";
import { PositionDoor } from "./position-door.tsx";
import { TelegramWidget } from "./telegram-widget.tsx";

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
            <Suspense fallback={<div className={styles.awaited} />}>
              <DevelopmentLogin tone={login.oidc ? "neutral" : "gold"} />
            </Suspense>
          ) : null}
          {children === undefined ? <PositionDoor /> : null}
          <div className={styles.choices}>
            <LanguageChoice />
            <LookButton />
          </div>
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

/** Opens text size, contrast, motion and captions before the login; nothing before the rules are loaded. */
export function LookButton() {
  const hasRules = useGameState((state) => state.rules !== null);
  return hasRules ? <OpensLook /> : null;
}

function OpensLook() {
  const { heading } = useTexts().app.look;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {heading}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={heading}>
        <LookSettings />
      </Dialog>
    </>
  );
}

const START = "/api/auth/oidc/start";

/**
 * Offers the ways to log in with Telegram that the server has (`LAB-010`): a button that leads to Telegram's page and
 * back, which needs no cookies of other sites, and Telegram's own widget.
 */
function TelegramLogin({ login }: { login: NonNullable<WhoamiReply["login"]> }) {
  const { login: texts } = useStartTexts();
  return (
    <>
      {login.oidc ? (
        <ButtonLink href={START} tone="gold">
          {texts.byRedirect}
        </ButtonLink>
      ) : null}
      {login.oidc && login.telegramBot ? <p>{texts.byWidget}</p> : null}
      {login.telegramBot ? <TelegramWidget bot={login.telegramBot} /> : null}
    </>
  );
}

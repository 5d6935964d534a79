import type { WhoamiReply } from "../../../server/contract/index.ts";
import { ButtonLink } from "../../components/button-link.tsx";
import { useStartTexts } from "../../game/texts.ts";
import { TelegramWidget } from "./telegram-widget.tsx";

const START = "/api/auth/oidc/start";

/**
 * Offers the ways to log in with Telegram that the server has (`LAB-010`): a button that leads to Telegram's page and
 * back, which needs no cookies of other sites, and Telegram's own widget.
 */
export function TelegramLogin({ login }: { login: NonNullable<WhoamiReply["login"]> }) {
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

import { useEffect, useRef, useState } from "react";
import type { TelegramLogin } from "../../../server/contract/index.ts";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useGame } from "../../game/game-context.tsx";
import { useStartTexts } from "../../game/texts.ts";
import { logInWithTelegram, startLoginByRedirect } from "./log-in-and-out.ts";
import styles from "./login.module.css";

const SCRIPT = "https://telegram.org/js/telegram-widget.js?22";

/**
 * Shows Telegram's login button (`LAB-010`, `CON-21`). The widget's `data-onauth` needs `eval`, which the content
 * security policy forbids, so the message that its frame sends is used instead. If that does not work, the player can
 * choose a login by redirect.
 */
export function TelegramWidget({ bot }: { bot: string }) {
  const { login: texts } = useStartTexts();
  const game = useGame();
  const host = useRef<HTMLDivElement>(null);
  const [returnAddress, setReturnAddress] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const script = widgetScript(bot, returnAddress);
    script.onerror = () => setIsMissing(true);
    element.append(script);

    async function receive(event: MessageEvent) {
      const fields = telegramFieldsOf(event, element?.querySelector("iframe")?.contentWindow ?? null);
      if (fields) setRefusal(await logInWithTelegram(game, fields));
    }
    // With a return address the widget redirects there with the same fields.
    if (returnAddress === null) window.addEventListener("message", receive);
    return () => {
      window.removeEventListener("message", receive);
      element.replaceChildren();
    };
    // Not with the texts: a button that is being used must not be replaced when they arrive or change.
  }, [game, bot, returnAddress]);

  async function redirectInstead() {
    const start = await startLoginByRedirect(game);
    setRefusal(start.problem);
    setReturnAddress(start.returnAddress);
  }

  const problem = refusal ?? (isMissing ? texts.widgetFailed : null);
  return (
    <>
      <div ref={host} className={styles.widget} />
      {returnAddress === null ? (
        <Button size="small" onClick={redirectInstead}>
          {texts.otherWay}
        </Button>
      ) : (
        <p role="status">{texts.confirmAgain}</p>
      )}
      {problem === null ? null : (
        <p className={layoutStyles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

function widgetScript(bot: string, returnAddress: string | null): HTMLScriptElement {
  const script = document.createElement("script");
  script.src = SCRIPT;
  script.async = true;
  script.dataset.telegramLogin = bot;
  script.dataset.size = "large";
  script.dataset.radius = "13";
  if (returnAddress !== null) script.dataset.authUrl = returnAddress;
  return script;
}

const ORIGIN = "https://oauth.telegram.org";

/**
 * Returns the signed login fields from a message of the widget's frame, or null for any other message. Only the shape
 * is checked here; the server verifies the signature.
 */
export function telegramFieldsOf(
  message: Pick<MessageEvent, "origin" | "source" | "data">,
  frame: MessageEventSource | null,
): TelegramLogin | null {
  if (message.origin !== ORIGIN || frame === null || message.source !== frame) return null;
  const content = parsed(message.data);
  if (typeof content !== "object" || content === null) return null;
  const { event, auth_data: fields } = content as { event?: unknown; auth_data?: unknown };
  return event === "auth_user" && isLogin(fields) ? fields : null;
}

function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
}

function isLogin(fields: unknown): fields is TelegramLogin {
  return typeof fields === "object" && fields !== null && "id" in fields && "hash" in fields;
}

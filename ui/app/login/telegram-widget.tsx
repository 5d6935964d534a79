import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/button.tsx";
import { useGame } from "../../game/game-context.tsx";
import { useStartTexts } from "../../game/texts.ts";
import { logInWithTelegram, startLoginByRedirect } from "./log-in.ts";
import styles from "./login-form.module.css";
import { telegramFieldsOf } from "./telegram-message.ts";

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
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const script = widgetScript(bot, returnAddress);
    script.onerror = () => setProblem(texts.widgetFailed);
    element.append(script);

    async function receive(event: MessageEvent) {
      const fields = telegramFieldsOf(event, element?.querySelector("iframe")?.contentWindow ?? null);
      if (fields) setProblem(await logInWithTelegram(game, fields));
    }
    // With a return address the widget redirects there with the same fields.
    if (returnAddress === null) window.addEventListener("message", receive);
    return () => {
      window.removeEventListener("message", receive);
      element.replaceChildren();
    };
  }, [game, bot, returnAddress, texts]);

  async function redirectInstead() {
    const start = await startLoginByRedirect(game);
    setProblem(start.problem);
    setReturnAddress(start.returnAddress);
  }

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
        <p className={styles.problem} role="alert">
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

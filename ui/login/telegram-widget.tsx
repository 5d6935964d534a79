import { useEffect, useRef, useState } from "react";
import { logInWithTelegram } from "../actions/log-in.ts";
import { useGame } from "../app/game-context.tsx";
import styles from "./login-form.module.css";
import { telegramFieldsOf } from "./telegram-message.ts";

const SCRIPT = "https://telegram.org/js/telegram-widget.js?22";

/**
 * Hosts Telegram's login button (`LAB-010`, `CON-21`). Its `data-onauth` needs `eval`, which the page's
 * security policy forbids; the frame's own message says the same, so that is listened to.
 */
export function TelegramWidget({ bot }: { bot: string }) {
  const game = useGame();
  const host = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const place = host.current;
    if (!place) return;
    const script = document.createElement("script");
    script.src = SCRIPT;
    script.async = true;
    script.dataset.telegramLogin = bot;
    script.dataset.size = "large";
    script.dataset.radius = "13";
    script.onerror = () => setProblem("Telegram's login button could not be loaded.");
    place.append(script);

    async function receive(event: MessageEvent) {
      const fields = telegramFieldsOf(event, place?.querySelector("iframe")?.contentWindow ?? null);
      if (fields) setProblem(await logInWithTelegram(game, fields));
    }
    window.addEventListener("message", receive);
    return () => {
      window.removeEventListener("message", receive);
      place.replaceChildren();
    };
  }, [game, bot]);

  return (
    <>
      <div ref={host} className={styles.widget} />
      {problem === null ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

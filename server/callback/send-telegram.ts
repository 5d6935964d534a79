import type { Configuration } from "../configuration/configuration.ts";
import { type Attempt, attemptOf, type PostAnswer, post } from "./post.ts";

/** Whether players can be called back at all. */
export function canCallBack({ push, telegram }: Pick<Configuration, "push" | "telegram">): boolean {
  return push !== null || telegram.botToken !== null;
}

/** The player has blocked the bot or never started it; 400 is a chat that does not exist. */
const CHAT_GONE: ReadonlySet<number> = new Set([400, 403]);
const SECOND_MS = 1000;

interface TelegramMessage {
  chatId: string;
  text: string;
  /** The address of the game and the caption of a button that leads there; null without a known address. */
  button: { text: string; url: string } | null;
}

/** Writes to a player as the bot (`sendMessage` of the Bot API). The token stands in the address, so it is never logged. */
export function sendTelegram(
  { botToken, apiUrl }: Configuration["telegram"],
  { chatId, text, button }: TelegramMessage,
  signal: AbortSignal,
): Promise<Attempt> {
  const message = {
    chat_id: chatId,
    text,
    link_preview_options: { is_disabled: true },
    ...(button && { reply_markup: { inline_keyboard: [[button]] } }),
  };
  const send = async () =>
    withOwnRetryAfter(
      await post({
        url: new URL(`${apiUrl}/bot${botToken}/sendMessage`),
        headers: { "content-type": "application/json" },
        body: JSON.stringify(message),
        // The operator chose it, and it may be on this machine.
        publicOnly: false,
        signal,
      }),
    );
  return attemptOf(send, CHAT_GONE);
}

/** Telegram says in its answer how long to wait. */
function withOwnRetryAfter(answer: PostAnswer): PostAnswer {
  try {
    const seconds: unknown = JSON.parse(answer.text)?.parameters?.retry_after;
    return typeof seconds === "number" ? { ...answer, retryAfterMs: seconds * SECOND_MS } : answer;
  } catch {
    return answer;
  }
}

import type { TelegramLogin } from "../../../server/contract/index.ts";

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

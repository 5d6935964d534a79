import type { SessionsReply } from "../contract/index.ts";
import { type ListedSession, SEEN_EVERY_MS, type Session } from "../store/players/sessions.ts";
import { sessionId } from "./session.ts";

/** A session as its player sees it in a list, asking from one of them; when it was used last to the hour. */
export function listedSession(
  { secretHash, since, seenAt, browser }: ListedSession,
  asking: Session,
): SessionsReply["sessions"][number] {
  return {
    id: sessionId(secretHash),
    since,
    lastSeen: seenAt - (seenAt % SEEN_EVERY_MS),
    browser: browser?.name ?? null,
    system: browser?.system ?? null,
    current: secretHash.equals(asking.secretHash),
  };
}

import webPush from "web-push";
import type { PushConfiguration } from "../configuration/configuration.ts";
import type { PushSubscription } from "../store/callbacks.ts";
import { type Attempt, attemptOf } from "./attempts.ts";
import type { CallbackMessage } from "./callback-message.ts";
import { post } from "./post.ts";
import { isListedOrigin, pushEndpoint } from "./push-endpoint.ts";

/** The push service has forgotten the subscription (RFC 8030, section 7.3). */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Sends a message for a player, named by public id, to a browser, encrypted for it alone (RFC 8291) and signed with the server's key (RFC 8292). */
export async function sendPush(
  { publicKey, privateKey, contact, services }: PushConfiguration,
  { endpoint, p256dh, auth }: PushSubscription,
  { lifeMs, play: _, ...message }: CallbackMessage & { player: string },
  signal: AbortSignal,
): Promise<Attempt> {
  const url = pushEndpoint(services, endpoint);
  // The operator may have taken its host off the list since.
  if (url === null) return { outcome: "failed", status: "not a push service of the list" };
  const { headers, body: encrypted } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: contact, publicKey, privateKey },
      TTL: Math.max(1, Math.floor(lifeMs / 1000)),
      // One of a kind is enough: a newer one replaces it as long as the browser has not got it.
      topic: message.kind,
      urgency: message.kind === "machines" ? "normal" : "high",
    },
  );
  const publicOnly = !isListedOrigin(services, url);
  const send = () =>
    post({ url, headers: headers as Record<string, string>, body: encrypted, publicOnly, signal });
  return attemptOf(send, GONE);
}

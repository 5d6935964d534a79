import webPush from "web-push";
import type { PushConfiguration } from "../configuration/configuration.ts";
import type { PushSubscription } from "../store/players/callbacks.ts";
import type { CallbackMessage } from "./callback-message.ts";
import { type Attempt, attemptOf, post } from "./post.ts";

/** The push service has forgotten the subscription (RFC 8030, section 7.3). */
const SUBSCRIPTION_GONE: ReadonlySet<number> = new Set([404, 410]);

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
  return attemptOf(send, SUBSCRIPTION_GONE);
}

/**
 * The address of a push service, or null if it may not be called (`ABU-68`): https on the usual port at a host of the
 * list, without user name; an origin of the list is taken as it is.
 */
export function pushEndpoint(services: readonly string[], text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.username !== "" || url.password !== "" || url.hash !== "") return null;
  if (isListedOrigin(services, url)) return url;
  const isHttps = url.protocol === "https:" && url.port === "";
  return isHttps && services.some((service) => isHost(service, url.hostname)) ? url : null;
}

/** Whether a service is listed by its origin, as developers do: it may be on this machine. */
export function isListedOrigin(services: readonly string[], { origin }: URL): boolean {
  return services.includes(origin);
}

function isHost(service: string, host: string): boolean {
  return service.startsWith("*.") ? host.endsWith(service.slice(1)) : host === service;
}

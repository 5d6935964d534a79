import { PLAYER_HEADER } from "./requests.ts";
import type { WorkerScope } from "./worker-scope.ts";

/** What a message of the server says (`server/callback/send-push.ts`). */
interface PushedMessage {
  kind: "turn" | "challenge" | "machines";
  title: string;
  body: string;
  /** The caption that ends messages of this kind. */
  stop: string;
  /** Public id of the player it is for; missing in messages of earlier releases. */
  player?: string;
  /** Where a click leads in the game: the fragment of its address. */
  fragment: string;
}

type NotedMessage = Pick<PushedMessage, "kind" | "fragment" | "player">;
type Send = (address: string, init?: RequestInit) => Promise<Response>;

/**
 * Shows push messages while the page is closed, and does what a click on one asks for. Calls are made for the player
 * whom a message was for, never for whoever is logged in by then (`GAP-79`).
 */
export function answerPush(worker: WorkerScope, send: Send): void {
  worker.addEventListener("push", (event) => {
    if (event.data !== null) event.waitUntil(show(worker, event.data.json() as PushedMessage));
  });
  worker.addEventListener("notificationclick", (event) => {
    const { kind, fragment, player } = event.notification.data as NotedMessage;
    event.notification.close();
    const stops = event.action === "stop" && player !== undefined;
    event.waitUntil(stops ? endKind(send, kind, player) : openGame(worker, fragment));
  });
  worker.addEventListener("pushsubscriptionchange", (event) =>
    event.waitUntil(renew(worker, send, event.oldSubscription ?? null)),
  );
}

/** Shows a message, unless the player looks at the game. A newer one of a kind takes the place of the older one. */
async function show(
  worker: WorkerScope,
  { kind, title, body, stop, fragment, player }: PushedMessage,
): Promise<void> {
  const windows = await gameWindows(worker);
  if (windows.some(({ visibilityState }) => visibilityState === "visible")) return;
  const data: NotedMessage = { kind, fragment, ...(player !== undefined && { player }) };
  const options = { body, tag: kind, data, actions: [{ action: "stop", title: stop }] };
  await worker.registration.showNotification(title, options);
}

/** Brings an open page to the front and tells it what to show, or opens one. */
async function openGame(worker: WorkerScope, fragment: string): Promise<void> {
  const [open] = await gameWindows(worker);
  if (!open) {
    await worker.clients.openWindow(`/${fragment}`);
    return;
  }
  open.postMessage({ type: "callback", fragment });
  await open.focus();
}

/** Ends messages of a kind for the player whom one was for; the server refuses where another one is logged in. */
async function endKind(send: Send, kind: PushedMessage["kind"], player: string): Promise<void> {
  await post(send, "setCallbacks", { kinds: { [kind]: false } }, { [PLAYER_HEADER]: player });
}

/**
 * Subscribes anew when the browser has given up the old subscription. The worker does not know whose that was, so it
 * names the subscription: the server takes the new one only from the player who had the old one.
 */
async function renew(worker: WorkerScope, send: Send, old: PushSubscription | null): Promise<void> {
  // The page subscribes again by itself, as soon as it is opened.
  if (old === null) return;
  const answer = await send("/api/getCallbacks");
  if (!answer.ok) return;
  const { push } = (await answer.json()) as { push: { publicKey: string } | null };
  if (push === null) return;
  const subscription = await worker.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: push.publicKey,
  });
  const taken = await post(send, "subscribePush", { ...subscription.toJSON(), renews: old.endpoint });
  if (taken.ok && old.endpoint !== subscription.endpoint)
    await post(send, "unsubscribePush", { endpoint: old.endpoint });
}

function gameWindows(worker: WorkerScope) {
  return worker.clients.matchAll({ type: "window", includeUncontrolled: true });
}

function post(
  send: Send,
  call: string,
  body: object,
  named: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const headers = { "content-type": "application/json", ...named };
  return send(`/api/${call}`, { method: "POST", headers, body: JSON.stringify(body) });
}

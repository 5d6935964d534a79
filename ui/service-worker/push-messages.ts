import type { WorkerScope } from "./worker-scope.ts";

/** What a message of the server says (`server/callback/send-push.ts`). */
interface PushedMessage {
  kind: "turn" | "challenge" | "machines";
  title: string;
  body: string;
  /** The caption that ends messages of this kind. */
  stop: string;
  /** Where a click leads in the game: the fragment of its address. */
  fragment: string;
}

/** Shows push messages while the page is closed, and does what a click on one asks for. */
export function answerPush(worker: WorkerScope): void {
  worker.addEventListener("push", (event) => {
    if (event.data !== null) event.waitUntil(show(worker, event.data.json() as PushedMessage));
  });
  worker.addEventListener("notificationclick", (event) => {
    const { kind, fragment } = event.notification.data as Pick<PushedMessage, "kind" | "fragment">;
    event.notification.close();
    event.waitUntil(event.action === "stop" ? endKind(kind) : openGame(worker, fragment));
  });
  worker.addEventListener("pushsubscriptionchange", (event) =>
    event.waitUntil(renew(worker, event.oldSubscription ?? null)),
  );
}

/** Shows a message, unless the player looks at the game. A newer one of a kind takes the place of the older one. */
async function show(
  worker: WorkerScope,
  { kind, title, body, stop, fragment }: PushedMessage,
): Promise<void> {
  const windows = await gameWindows(worker);
  if (windows.some(({ visibilityState }) => visibilityState === "visible")) return;
  const options = { body, tag: kind, data: { kind, fragment }, actions: [{ action: "stop", title: stop }] };
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

/** Ends messages of a kind for the player who is logged in. */
async function endKind(kind: PushedMessage["kind"]): Promise<void> {
  await post("setCallbacks", { kinds: { [kind]: false } });
}

/** Subscribes anew when the browser has given up the old subscription. */
async function renew(worker: WorkerScope, old: PushSubscription | null): Promise<void> {
  const answer = await fetch("/api/getCallbacks");
  if (!answer.ok) return;
  const { push } = (await answer.json()) as { push: { publicKey: string } | null };
  if (push === null) return;
  const subscription = await worker.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: push.publicKey,
  });
  await post("subscribePush", subscription.toJSON());
  if (old !== null && old.endpoint !== subscription.endpoint)
    await post("unsubscribePush", { endpoint: old.endpoint });
}

function gameWindows(worker: WorkerScope) {
  return worker.clients.matchAll({ type: "window", includeUncontrolled: true });
}

function post(call: string, body: object): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(`/api/${call}`, { method: "POST", headers, body: JSON.stringify(body) });
}

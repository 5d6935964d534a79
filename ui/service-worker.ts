/**
 * The game's service worker: shows push messages while the page is closed. It is a file of its own at `/sw.js`, imports
 * nothing and caches nothing.
 */

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

interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** The events and clients of a service worker, which the types of pages do not have. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<readonly WindowOfGame[]>;
    openWindow(address: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WorkEvent) => void): void;
  addEventListener(type: "push", listener: (event: WorkEvent & { data: PushData | null }) => void): void;
  addEventListener(
    type: "notificationclick",
    listener: (event: WorkEvent & { notification: Notification; action: string }) => void,
  ): void;
  addEventListener(
    type: "pushsubscriptionchange",
    listener: (event: WorkEvent & { oldSubscription?: PushSubscription | null }) => void,
  ): void;
}

interface PushData {
  json(): PushedMessage;
}

interface WindowOfGame {
  readonly visibilityState: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

const worker = globalThis as unknown as WorkerScope;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("push", (event) => {
  if (event.data !== null) event.waitUntil(show(event.data.json()));
});
worker.addEventListener("notificationclick", (event) => {
  const { kind, fragment } = event.notification.data as Pick<PushedMessage, "kind" | "fragment">;
  event.notification.close();
  event.waitUntil(event.action === "stop" ? endKind(kind) : openGame(fragment));
});
worker.addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(renew(event.oldSubscription ?? null)),
);

/** Shows a message, unless the player looks at the game. A newer one of a kind takes the place of the older one. */
async function show({ kind, title, body, stop, fragment }: PushedMessage): Promise<void> {
  const windows = await gameWindows();
  if (windows.some(({ visibilityState }) => visibilityState === "visible")) return;
  const options = { body, tag: kind, data: { kind, fragment }, actions: [{ action: "stop", title: stop }] };
  await worker.registration.showNotification(title, options);
}

/** Brings an open page to the front and tells it what to show, or opens one. */
async function openGame(fragment: string): Promise<void> {
  const [open] = await gameWindows();
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
async function renew(old: PushSubscription | null): Promise<void> {
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

function gameWindows(): Promise<readonly WindowOfGame[]> {
  return worker.clients.matchAll({ type: "window", includeUncontrolled: true });
}

function post(call: string, body: object): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(`/api/${call}`, { method: "POST", headers, body: JSON.stringify(body) });
}

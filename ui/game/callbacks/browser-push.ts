import { registerWorker } from "../offline/register-worker.ts";

/** A subscription as the server takes it. */
interface SubscriptionData {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * Whether this browser can show messages: `homeScreen` asks for the game on the home screen first, `blocked` means that
 * the player has refused notifications of this page.
 */
type PushSupport = "ready" | "unsupported" | "homeScreen" | "blocked";

/** Push messages as this browser has them; tests pass in their own. */
export interface BrowserPush {
  support(): PushSupport;
  /** This browser's subscription; null without one. */
  subscription(): Promise<SubscriptionData | null>;
  /** Asks for permission and subscribes with the server's key; null if the player refuses. */
  subscribe(publicKey: string): Promise<SubscriptionData | null>;
  /** Ends the subscription; resolves to its endpoint, or null without one. */
  unsubscribe(): Promise<string | null>;
  /** Calls back with where a notification leads that was clicked while this page is open; returns what ends that. */
  onOpened(listener: (fragment: string) => void): () => void;
}

/** The browser's own push messages. Nothing is registered or asked before the player wants it. */
export function browserPush(): BrowserPush {
  return { support, subscription, subscribe, unsubscribe, onOpened };
}

function support(): PushSupport {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
    return isAppleMobile() ? "homeScreen" : "unsupported";
  return Notification.permission === "denied" ? "blocked" : "ready";
}

/** Safari on iPhone and iPad has push messages only for pages on the home screen. */
function isAppleMobile(): boolean {
  return /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && isTouch());
}

function isTouch(): boolean {
  return navigator.maxTouchPoints > 1;
}

async function stored(): Promise<PushSubscription | null> {
  if (support() === "unsupported" || support() === "homeScreen") return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function subscription(): Promise<SubscriptionData | null> {
  const found = await stored();
  return found && dataOf(found);
}

async function subscribe(publicKey: string): Promise<SubscriptionData | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before && keyOf(before) === publicKey) return dataOf(before);
  // The server's key has changed: this subscription takes no messages of the new one.
  await before?.unsubscribe();
  return dataOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
}

async function unsubscribe(): Promise<string | null> {
  const found = await stored();
  await found?.unsubscribe();
  const registration = found && (await navigator.serviceWorker.getRegistration());
  // What still shows was for a player who wants it no more here.
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close();
  return found?.endpoint ?? null;
}

function onOpened(listener: (fragment: string) => void): () => void {
  if (!("serviceWorker" in navigator)) return () => {};
  const receive = ({ data }: MessageEvent<unknown>) => {
    const { type, fragment } = Object(data) as { type?: unknown; fragment?: unknown };
    if (type === "callback" && typeof fragment === "string") listener(fragment);
  };
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", receive);
  return () => serviceWorker.removeEventListener("message", receive);
}

function dataOf(found: PushSubscription): SubscriptionData {
  const { keys } = found.toJSON();
  return { endpoint: found.endpoint, keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } };
}

/** The server's key of a subscription in base64url. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

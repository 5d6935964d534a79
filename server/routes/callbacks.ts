import { ECDH } from "node:crypto";
import { allReadyAt } from "../../rules/index.ts";
import { startCallbackSweeper } from "../callback/callback-sweeper.ts";
import { machinesReady } from "../callback/noted-callbacks.ts";
import { pushEndpoint } from "../callback/send-push.ts";
import { sendTelegram } from "../callback/send-telegram.ts";
import type { CallbacksReply } from "../contract/index.ts";
import { failure } from "../errors/failure.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { preferredTexts } from "../http/preferred-texts.ts";
import { sessionOf } from "../login/session.ts";
import { CALLBACK_KINDS, type CallbackKind, type CallbackWishes } from "../store/players/callbacks.ts";
import type { Session } from "../store/players/sessions.ts";
import { registerCall } from "./register-call.ts";

/** Browsers of one player; one more ends the oldest subscription. */
const MOST_BROWSERS = 10;
/** First messages of the bot to one player: each costs a call to Telegram. */
const FIRST_MESSAGES = { burst: 5, perSecond: 1 / 60 };
const SECOND_MS = 1000;

/**
 * - `GET /api/getCallbacks`, `POST /api/setCallbacks`: what the player is called back for (`GAP-62`).
 * - `POST /api/subscribePush`, `POST /api/unsubscribePush`: whether this browser takes push messages (`ABU-68`).
 */
export function callbackRoutes(app: App, deps: AppDeps): void {
  const { store, configuration, clock } = deps;
  const textsOf = preferredTexts(deps);

  registerCall(app, "GET /api/getCallbacks", (request) => replyFor(deps, sessionOf(request)));

  registerCall(app, "POST /api/setCallbacks", async (request) => {
    const session = sessionOf(request);
    const { kinds = {}, telegram, language } = request.body;
    const before = await wishesOf(deps, session);
    if (telegram === true && !before.telegram)
      await provePlayersChat(deps, session, textsOf(request).callbacks.telegramOn);
    const wanted = CALLBACK_KINDS.filter((kind) => kinds[kind] ?? before.kinds.includes(kind));
    await store.setCallbackWishes(session.id, {
      kinds: wanted,
      telegram: telegram ?? before.telegram,
      language: language ?? before.language,
    });
    if (wanted.includes("machines") && !before.kinds.includes("machines"))
      await noteMachines(deps, session.id);
    return replyFor(deps, session);
  });

  registerCall(app, "POST /api/subscribePush", async (request) => {
    const session = sessionOf(request);
    const { push } = configuration;
    if (push === null) throw failure("push_not_offered");
    const { endpoint, keys, renews } = request.body;
    if (renews !== undefined && !(await takesMessagesAt(deps, session, renews)))
      throw failure("other_player");
    const url = pushEndpoint(push.services, endpoint);
    if (url === null) throw failure("push_address_refused");
    if (!isPoint(keys.p256dh)) throw failure("push_key_refused");
    const subscription = { endpoint: url.href, ...keys, subscribedAt: clock.now() };
    const { id: playerId, secretHash } = session;
    await store.keepSubscription({ playerId, secretHash }, subscription, MOST_BROWSERS);
    return replyFor(deps, session);
  });

  registerCall(app, "POST /api/unsubscribePush", async (request) => {
    const session = sessionOf(request);
    const { endpoint } = request.body;
    // In the form in which it was kept; its host may have left the list since.
    await store.forgetSubscription(URL.canParse(endpoint) ? new URL(endpoint).href : endpoint, session.id);
    return replyFor(deps, session);
  });

  startCallbackSweeper(app, deps);
}

async function replyFor(deps: AppDeps, session: Session): Promise<CallbacksReply> {
  const { store, configuration } = deps;
  const { push, telegram } = configuration;
  const [{ kinds, telegram: on }, browsers, chat] = await Promise.all([
    wishesOf(deps, session),
    store.subscriptionsOf(session.id),
    chatOf(deps, session),
  ]);
  const wants = (kind: CallbackKind) => kinds.includes(kind);
  return {
    kinds: { turn: wants("turn"), challenge: wants("challenge"), machines: wants("machines") },
    push: push && { publicKey: push.publicKey, browsers: browsers.length },
    telegram: chat === null ? null : { bot: telegram.botName, on },
  };
}

async function wishesOf({ store, rules }: AppDeps, { id }: Session): Promise<CallbackWishes> {
  const nothing = { kinds: [], telegram: false, language: rules.texts.language };
  return (await store.callbackWishes(id)) ?? nothing;
}

/** Whether this player, and not one who used the browser before, is subscribed under an address. */
async function takesMessagesAt(
  { store, configuration }: AppDeps,
  { id }: Session,
  endpoint: string,
): Promise<boolean> {
  const { push } = configuration;
  const url = push === null ? null : pushEndpoint(push.services, endpoint);
  return (await store.subscriptionsOf(id)).some((subscription) => subscription.endpoint === url?.href);
}

/** The Telegram id of a player whom the bot could write to; null for others. */
async function chatOf({ store, configuration }: AppDeps, { publicId }: Session): Promise<string | null> {
  if (configuration.telegram.botToken === null) return null;
  const identity = (await store.accountOf(publicId))?.identity;
  return identity?.provider === "telegram" ? identity.id : null;
}

/** Writes a first message to the player: only so can it be known whether the bot may. */
async function provePlayersChat(deps: AppDeps, session: Session, text: string): Promise<void> {
  const { store, configuration } = deps;
  const chatId = await chatOf(deps, session);
  if (chatId === null) throw failure("telegram_not_offered");
  const waitMs = await store.spendLimit(`first messages ${session.publicId}`, FIRST_MESSAGES);
  if (waitMs > 0) throw failure("rate_limited", { retryAfter: Math.ceil(waitMs / SECOND_MS) });
  const message = { chatId, text, button: null };
  const { outcome } = await sendTelegram(configuration.telegram, message, AbortSignal.timeout(10_000));
  if (outcome === "gone") throw failure("telegram_refused", { values: { bot: botOf(deps) } });
  if (outcome !== "delivered") throw failure("telegram_unavailable", { retryAfter: 60 });
}

function botOf({ configuration }: AppDeps): string {
  const { botName } = configuration.telegram;
  return botName === null ? "the bot" : `@${botName}`;
}

/** Whoever switches it on while machines cool down is told of these. */
async function noteMachines({ store, rules }: AppDeps, playerId: number): Promise<void> {
  const { lab, now } = await store.readLab(playerId);
  const readyAt = allReadyAt(rules, lab);
  if (readyAt !== null && readyAt > now) await store.noteCallback(machinesReady(playerId, readyAt));
}

/** Whether a text is a point of the curve that messages are encrypted for. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, "prime256v1", "base64url", "hex");
    return true;
  } catch {
    return false;
  }
}

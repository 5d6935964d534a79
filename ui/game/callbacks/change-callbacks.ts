import { useQuery } from "@tanstack/react-query";
import type { CallbacksReply } from "../../../server/contract/index.ts";
import { type ApiResult, problemText } from "../api/api-result.ts";
import { useGame } from "../game-context.tsx";
import type { Game } from "../store/game.ts";
import { notify } from "../store/notify.ts";
import { keepAnswer, PLAYER } from "../store/queries.ts";
import { replyOf } from "../store/reply-of.ts";
import { updateConnection } from "../store/session.ts";
import { textsIn } from "../texts.ts";

/** Whose messages this browser takes: after a login of the same player it goes on, for another one it does not. */
const OWNER_KEY = "pushOwner";

/**
 * Switches a kind of callback on or off (`GAP-62`). Where nothing can reach the player yet, this browser is subscribed
 * first. Resolves to whether it was changed.
 */
export async function setKind(game: Game, kind: CallbackKind, on: boolean): Promise<boolean> {
  const { push, telegram } = await loadCallbacks(game);
  const isReached = takesPush(game) || telegram?.on === true || (push?.browsers ?? 0) > 0;
  if (on && !isReached && push !== null && !(await subscribeBrowser(game))) return false;
  return change(game, { kinds: { [kind]: on } });
}

/** Lets the Telegram bot write, or no more. */
export function setTelegram(game: Game, on: boolean): Promise<boolean> {
  return change(game, { telegram: on });
}

/** Whether this browser takes messages for the player who is logged in. */
export function takesPush(game: Game): boolean {
  const { owner } = game.store.getState();
  return owner !== null && game.storage.read(OWNER_KEY) === owner;
}

/** Asks for permission and subscribes this browser. Resolves to whether it takes messages now. */
export async function subscribeBrowser(game: Game): Promise<boolean> {
  const { push } = await loadCallbacks(game);
  const texts = textsIn(game.store.getState()).callbacks;
  if (push === null || game.push === undefined) return false;
  const subscription = await game.push.subscribe(push.publicKey).catch(() => {
    notify(game, texts.subscribeFailed, "error");
    return null;
  });
  if (subscription === null) return false;
  const isKept = take(game, await game.api.call("POST /api/subscribePush", { body: subscription }));
  const { owner } = game.store.getState();
  if (isKept && owner !== null) game.storage.write(OWNER_KEY, owner);
  return isKept;
}

/** This browser takes no messages any more. */
export async function unsubscribeBrowser(game: Game): Promise<void> {
  game.storage.remove(OWNER_KEY);
  const endpoint = (await game.push?.unsubscribe()) ?? null;
  if (endpoint !== null) take(game, await game.api.call("POST /api/unsubscribePush", { body: { endpoint } }));
}

/**
 * Tells the server about this browser's subscription again, as it ended with the last session and the browser may have
 * renewed it. Asks the player nothing.
 */
export async function resumePush(game: Game): Promise<void> {
  if (!takesPush(game) || game.push?.support() !== "ready") return;
  const subscription = await game.push.subscription();
  if (subscription !== null)
    take(game, await game.api.call("POST /api/subscribePush", { body: subscription }), "quietly");
}

/** Changes what the player wants, in the language that is shown. */
async function change(
  game: Game,
  wanted: { kinds?: Partial<Record<CallbackKind, boolean>>; telegram?: boolean },
): Promise<boolean> {
  const { language } = textsIn(game.store.getState());
  return take(game, await game.api.call("POST /api/setCallbacks", { body: { ...wanted, language } }));
}

function take(game: Game, answer: ApiResult<CallbacksReply>, quietly?: "quietly"): boolean {
  updateConnection(game, answer);
  if (answer.ok) keepCallbacks(game, answer.reply);
  else if (!quietly)
    notify(game, problemText(answer.problem, textsIn(game.store.getState()).callbacks.failed), "error");
  return answer.ok;
}

/** Where the cache keeps what the player is called back for. */
const CALLBACKS = [PLAYER, "callbacks"] as const;

export type CallbackKind = keyof CallbacksReply["kinds"];

/** What the player is called back for; undefined until it is loaded. */
export function useCallbacks(): CallbacksReply | undefined {
  return useQuery(callbacksQuery(useGame())).data;
}

/** The same, loaded if it is not yet; rejects if it cannot be loaded. */
export function loadCallbacks(game: Game): Promise<CallbacksReply> {
  return game.queries.fetchQuery(callbacksQuery(game));
}

/** Stores what the server has answered to a change. */
function keepCallbacks(game: Game, reply: CallbacksReply): void {
  keepAnswer(game.queries, CALLBACKS, reply);
}

function callbacksQuery(game: Game) {
  return {
    queryKey: CALLBACKS,
    queryFn: () => replyOf(game, game.api.call("GET /api/getCallbacks"), "callbacks"),
  };
}

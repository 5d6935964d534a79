import type { Game } from "../store/game.ts";
import type { OfferedCallback } from "../store/game-state.ts";
import { notify } from "../store/notify.ts";
import { playerKey } from "../store/player-storage.ts";
import { textsIn } from "../texts.ts";
import { loadCallbacks, setKind } from "./change-callbacks.ts";

/** Where earlier releases kept the answers of all players of the browser together. */
const KEY_BEFORE = "callbackOffers";

/**
 * Offers to call the player back, once in this browser for each player and kind: after an activation, or after the player's own
 * turn. Nothing is offered that the player has already, or that could not reach them.
 */
export async function offerCallback(game: Game, kind: OfferedCallback): Promise<void> {
  if (game.push === undefined || answered(game).includes(kind)) return;
  const callbacks = await loadCallbacks(game).catch(() => null);
  if (callbacks === null || callbacks.kinds[kind]) return;
  const isReachable = callbacks.push !== null && game.push.support() === "ready";
  if (!isReachable && callbacks.telegram?.on !== true) return;
  game.store.setState({ callbackOffer: kind });
}

/** Closes the offer for good; with `accepts` the kind is switched on. */
export async function answerOffer(game: Game, kind: OfferedCallback, accepts: boolean): Promise<void> {
  game.storage.write(keyOf(game), [...answered(game), kind].join(" "));
  game.store.setState({ callbackOffer: null });
  if (accepts && (await setKind(game, kind, true)))
    notify(game, textsIn(game.store.getState()).callbacks.offers.done, "success");
}

function answered(game: Game): readonly string[] {
  return (game.storage.read(keyOf(game)) ?? game.storage.read(KEY_BEFORE) ?? "").split(" ");
}

function keyOf(game: Game): string {
  return playerKey("callbackOffers", game.store.getState().owner ?? "");
}

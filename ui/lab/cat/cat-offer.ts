import { amountOf } from "../../../rules/index.ts";
import { closeDialog, openDialog } from "../../game/store/dialogs.ts";
import type { Game } from "../../game/store/game.ts";
import { serverNow } from "../../game/store/server-time.ts";

/**
 * Opens the offer of a cat after the Cat's Lair `lairId` was activated, if the player has no cat, can pay (`LAB-138`,
 * `CON-09`) and did not decline within the last day. The panel always offers it.
 */
export function offerCat(game: Game, lairId: string): void {
  const { lab, rules } = game.store.getState();
  if (!lab || !rules || lab.pets.length >= rules.pets.cat.limit) return;
  if (lab.resources.catNips < amountOf(rules.pets.cat.cost)) return;
  const declinedAt = Number(game.storage.read(declinedKey(game)) ?? Number.NaN);
  const isDeclined = serverNow(game) - declinedAt < rules.ui.catOfferSpacingMs;
  if (!isDeclined) openDialog(game, { kind: "adopt", lairId });
}

/** Stores that the player declined or closed the offer: it does not open by itself for a day. */
export function declineCat(game: Game): void {
  game.storage.write(declinedKey(game), String(serverNow(game)));
  closeDialog(game, "adopt");
}

function declinedKey(game: Game): string {
  return `catDeclined_${game.store.getState().owner}`;
}

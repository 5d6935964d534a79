import type { Game } from "../../game/store/game.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
import { markUnsettled } from "./unsettled.ts";

/** Reloads the lists of the account in use whenever they are opened during the next `ms` milliseconds. */
export function expectChange(game: Game, ms?: number): void {
  const state = game.store.getState();
  const account = accountInUse(state);
  if (account !== null && state.rules) markUnsettled(game, account, ms ?? state.rules.polling.unsettledMs);
}

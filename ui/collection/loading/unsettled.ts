import type { Game } from "../../game/store/game.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";

/**
 * Stores, also across reloads, that a transaction may change the account in use during the next `ms` milliseconds:
 * until then its lists are reloaded whenever they are opened, however recent they are.
 */
export function expectChange(game: Game, ms?: number): void {
  const state = game.store.getState();
  const account = accountInUse(state);
  if (account === null || !state.rules) return;
  game.storage.write(storageKey(account), String(game.now() + (ms ?? state.rules.polling.unsettledMs)));
}

/** Returns whether a list loaded at that time may lack a transaction's changes. */
export function mayBeOutdated(game: Game, account: string, contentAt: number): boolean {
  const until = Number(game.storage.read(storageKey(account)) ?? Number.NaN);
  return contentAt < until;
}

function storageKey(account: string): string {
  return `unsettled_${account}`;
}

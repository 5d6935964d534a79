import type { Game } from "../../game/store/game.ts";

/**
 * Stores, also across reloads, that a transaction may change the account during the next `ms` milliseconds. Lists
 * loaded before that time ends may be outdated, however recent they are.
 */
export function markUnsettled(game: Game, account: string, ms: number): void {
  game.storage.write(storageKey(account), String(game.now() + ms));
}

/** Returns whether a list loaded at that time may lack a transaction's changes. */
export function mayBeOutdated(game: Game, account: string, contentAt: number): boolean {
  const until = Number(game.storage.read(storageKey(account)) ?? Number.NaN);
  return contentAt < until;
}

function storageKey(account: string): string {
  return `unsettled_${account}`;
}

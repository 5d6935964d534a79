import type { Game } from "../../game/store/game.ts";

/**
 * Remembers, also beyond a reload, that a transaction may change the account for some milliseconds from now: lists
 * that were read before that time is over may be old, however young they are.
 */
export function noteUnsettled(game: Game, account: string, ms: number): void {
  game.storage.write(storageKey(account), String(game.now() + ms));
}

/** Whether a list read at that time may lack what a transaction changed. */
export function mayBeOld(game: Game, account: string, contentAt: number): boolean {
  const until = Number(game.storage.read(storageKey(account)) ?? Number.NaN);
  return contentAt < until;
}

function storageKey(account: string): string {
  return `unsettled_${account}`;
}

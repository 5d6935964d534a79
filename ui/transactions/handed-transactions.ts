import { TRANSACTION_KINDS } from "../../rules/index.ts";
import type { Game } from "../game/store/game.ts";
import { type TransactionSubject, transactionKey } from "./transaction.ts";

/**
 * A transaction that the wallet has been asked to send and has not answered. A page that is reloaded now never
 * learns its hash, although it may have been sent.
 */
export interface HandedTransaction extends TransactionSubject {
  /** What it changes, as it was before; null where that cannot be seen. */
  before: string | null;
}

/** What the wallet of this browser was asked to send for a player without answering. */
export function handedTransactions(game: Game, owner: string): HandedTransaction[] {
  try {
    const handed: unknown = JSON.parse(game.storage.read(storageKey(owner)) ?? "[]");
    return Array.isArray(handed) ? handed.filter(isHanded) : [];
  } catch {
    return [];
  }
}

export function noteHanded(game: Game, owner: string, handed: HandedTransaction): void {
  const { kind, subject, before } = handed;
  write(game, owner, [...others(game, owner, handed), { kind, subject, before }]);
}

/** The wallet has answered, or what became of it is known otherwise. */
export function forgetHanded(game: Game, owner: string, subject: TransactionSubject): void {
  write(game, owner, others(game, owner, subject));
}

function others(game: Game, owner: string, { kind, subject }: TransactionSubject): HandedTransaction[] {
  const key = transactionKey({ kind, subject });
  return handedTransactions(game, owner).filter((handed) => transactionKey(handed) !== key);
}

function write(game: Game, owner: string, handed: readonly HandedTransaction[]): void {
  if (handed.length === 0) game.storage.remove(storageKey(owner));
  else game.storage.write(storageKey(owner), JSON.stringify(handed));
}

function storageKey(owner: string): string {
  return `handed_${owner}`;
}

function isHanded(value: unknown): value is HandedTransaction {
  if (typeof value !== "object" || value === null) return false;
  const { kind, subject, before } = value as Partial<Record<string, unknown>>;
  const isKnown = TRANSACTION_KINDS.some((known) => known === kind);
  return isKnown && typeof subject === "string" && (before === null || typeof before === "string");
}

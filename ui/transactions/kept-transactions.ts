import { TRANSACTION_KINDS } from "../../rules/index.ts";
import type { Game } from "../game/store/game.ts";
import { type TransactionSubject, transactionKey } from "./transaction.ts";

/** A transaction whose end is not known yet. */
export interface KeptTransaction extends TransactionSubject {
  hash: string;
}

/** What this browser still has to follow for a player; a damaged entry counts as none. */
export function keptTransactions(game: Game, owner: string): KeptTransaction[] {
  try {
    const kept: unknown = JSON.parse(game.storage.read(storageKey(owner)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Keeps a hash, so that a reload follows it again. */
export function keepTransaction(game: Game, owner: string, kept: KeptTransaction): void {
  const { kind, subject, aside, hash } = kept;
  const entry = { kind, subject, ...(aside === undefined ? {} : { aside }), hash };
  write(game, owner, [...others(game, owner, kept), entry]);
}

/** The end is known. */
export function forgetTransaction(game: Game, owner: string, subject: TransactionSubject): void {
  write(game, owner, others(game, owner, subject));
}

function others(game: Game, owner: string, subject: TransactionSubject): KeptTransaction[] {
  const key = transactionKey(subject);
  return keptTransactions(game, owner).filter((kept) => transactionKey(kept) !== key);
}

function write(game: Game, owner: string, kept: readonly KeptTransaction[]): void {
  if (kept.length === 0) game.storage.remove(storageKey(owner));
  else game.storage.write(storageKey(owner), JSON.stringify(kept));
}

function storageKey(owner: string): string {
  return `transactions_${owner}`;
}

function isKept(value: unknown): value is KeptTransaction {
  if (typeof value !== "object" || value === null) return false;
  const { kind, subject, aside, hash } = value as Partial<Record<string, unknown>>;
  const isKnown = TRANSACTION_KINDS.some((known) => known === kind);
  if (aside !== undefined && aside !== hash) return false;
  return isKnown && typeof subject === "string" && typeof hash === "string" && hash !== "";
}

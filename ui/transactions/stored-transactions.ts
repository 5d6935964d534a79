import { TRANSACTION_KINDS, type TransactionKind } from "../../rules/index.ts";
import type { Game } from "../game/store/game.ts";
import { playerKey } from "../game/store/player-storage.ts";
import { noteIn, type TransactionNote, type TransactionSubject, transactionKey } from "./transaction.ts";

/** A stored transaction whose end is not known yet. */
export interface StoredTransaction extends TransactionSubject {
  hash: string;
  note?: TransactionNote | null;
}

/** A transaction as it is written to the storage; `aside` is its `detachedHash`. */
interface Entry {
  kind: TransactionKind;
  subject: string;
  aside?: string;
  hash: string;
  note?: TransactionNote | null;
}

/** Returns the player's stored transactions that still have to be polled; damaged entries are skipped. */
export function storedTransactions(game: Game, owner: string): StoredTransaction[] {
  try {
    const stored: unknown = JSON.parse(game.storage.read(playerKey("transactions", owner)) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isEntry).map(transactionOfEntry) : [];
  } catch {
    return [];
  }
}

/** Stores a transaction hash, so that polling resumes after a reload. */
export function storeTransaction(game: Game, owner: string, stored: StoredTransaction): void {
  write(game, owner, [...others(game, owner, stored), stored]);
}

/** Removes a stored transaction after its end is known. */
export function forgetTransaction(game: Game, owner: string, subject: TransactionSubject): void {
  write(game, owner, others(game, owner, subject));
}

function others(game: Game, owner: string, subject: TransactionSubject): StoredTransaction[] {
  const key = transactionKey(subject);
  return storedTransactions(game, owner).filter((stored) => transactionKey(stored) !== key);
}

function write(game: Game, owner: string, stored: readonly StoredTransaction[]): void {
  if (stored.length === 0) game.storage.remove(playerKey("transactions", owner));
  else game.storage.write(playerKey("transactions", owner), JSON.stringify(stored.map(entryOf)));
}

function entryOf({ kind, subject, detachedHash, hash, note = null }: StoredTransaction): Entry {
  return { kind, subject, ...(detachedHash === undefined ? {} : { aside: detachedHash }), hash, note };
}

function transactionOfEntry(entry: Entry): StoredTransaction {
  const { kind, subject, aside, hash } = entry;
  const note = noteIn(entry);
  return { kind, subject, ...(aside === undefined ? {} : { detachedHash: aside }), hash, note };
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== "object" || value === null) return false;
  const { kind, subject, aside, hash } = value as Partial<Record<string, unknown>>;
  const isKnown = TRANSACTION_KINDS.some((known) => known === kind);
  if (aside !== undefined && aside !== hash) return false;
  return isKnown && typeof subject === "string" && typeof hash === "string" && hash !== "";
}

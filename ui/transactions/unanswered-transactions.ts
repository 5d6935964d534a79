import { TRANSACTION_KINDS } from "../../rules/index.ts";
import type { Game } from "../game/store/game.ts";
import { playerKey } from "../game/store/player-storage.ts";
import { noteIn, type TransactionNote, type TransactionSubject, transactionKey } from "./transaction.ts";

/**
 * A transaction that the wallet was asked to send and has not answered. After a page reload its hash can no longer be
 * learned, although it may have been sent.
 */
export interface UnansweredTransaction extends TransactionSubject {
  /** State of what the transaction changes, read before it was sent; null when that is unknown. */
  before: string | null;
  note: TransactionNote | null;
}

/** Returns the player's transactions that the wallet was asked to send in this browser and has not answered. */
export function unansweredTransactions(game: Game, owner: string): UnansweredTransaction[] {
  try {
    const unanswered: unknown = JSON.parse(game.storage.read(playerKey("handed", owner)) ?? "[]");
    return Array.isArray(unanswered)
      ? unanswered.filter(isUnanswered).map((one) => ({ ...one, note: noteIn(one) }))
      : [];
  } catch {
    return [];
  }
}

export function storeUnanswered(game: Game, owner: string, unanswered: UnansweredTransaction): void {
  const { kind, subject, before, note } = unanswered;
  write(game, owner, [...others(game, owner, unanswered), { kind, subject, before, note }]);
}

/** Removes the entry: the wallet has answered, or the outcome is known in another way. */
export function forgetUnanswered(game: Game, owner: string, subject: TransactionSubject): void {
  write(game, owner, others(game, owner, subject));
}

function others(game: Game, owner: string, { kind, subject }: TransactionSubject): UnansweredTransaction[] {
  const key = transactionKey({ kind, subject });
  return unansweredTransactions(game, owner).filter((unanswered) => transactionKey(unanswered) !== key);
}

function write(game: Game, owner: string, unanswered: readonly UnansweredTransaction[]): void {
  if (unanswered.length === 0) game.storage.remove(playerKey("handed", owner));
  else game.storage.write(playerKey("handed", owner), JSON.stringify(unanswered));
}

function isUnanswered(value: unknown): value is UnansweredTransaction {
  if (typeof value !== "object" || value === null) return false;
  const { kind, subject, before } = value as Partial<Record<string, unknown>>;
  const isKnown = TRANSACTION_KINDS.some((known) => known === kind);
  return isKnown && typeof subject === "string" && (before === null || typeof before === "string");
}

import {
  advanceTransaction,
  type TransactionEvent,
  type TransactionProgress,
  transactionNotStarted,
} from "../../rules/index.ts";
import type { Game } from "../game/store/game.ts";
import { hashAt, type Transaction, type TransactionSubject, transactionKey } from "./transaction.ts";

/** How far a transaction is; one that nobody began has not started. */
export function progressOf(game: Game, subject: TransactionSubject): TransactionProgress {
  return transactionOf(game, subject)?.progress ?? transactionNotStarted;
}

export function transactionOf(game: Game, subject: TransactionSubject): Transaction | undefined {
  return game.store.getState().transactions[transactionKey(subject)];
}

/** Puts a transaction where it is known to be, with a new loop to follow it; answers the loop's number. */
export function placeTransaction(
  game: Game,
  subject: TransactionSubject,
  progress: TransactionProgress,
): number {
  const follower = game.nextNumber();
  game.store.setState((state) => {
    const { kind, subject: about, aside } = subject;
    const named = { kind, subject: about, ...(aside === undefined ? {} : { aside }) };
    const hash = hashAt(progress, null);
    state.transactions[transactionKey(subject)] = { ...named, progress, hash, follower, minted: null };
  });
  return follower;
}

/** Lets something happen to a transaction; answers whether it moved. */
export function advance(game: Game, subject: TransactionSubject, event: TransactionEvent): boolean {
  const { rules } = game.store.getState();
  const before = transactionOf(game, subject);
  if (!rules || !before) return false;
  const progress = advanceTransaction(rules, subject.kind, before.progress, event);
  if (progress === before.progress) return false;
  game.store.setState((state) => {
    const transaction = state.transactions[transactionKey(subject)];
    if (!transaction) return;
    transaction.hash = hashAt(progress, transaction.hash);
    transaction.progress = progress;
  });
  return true;
}

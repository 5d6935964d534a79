import {
  advanceTransaction,
  type TransactionEvent,
  type TransactionProgress,
  transactionNotStarted,
} from "../../rules/index.ts";
import type { Game } from "../game/store/game.ts";
import {
  hashAt,
  type Transaction,
  type TransactionNote,
  type TransactionSubject,
  transactionKey,
} from "./transaction.ts";

/** Returns the progress of a transaction; one that was never begun has not started. */
export function progressOf(game: Game, subject: TransactionSubject): TransactionProgress {
  return transactionOf(game, subject)?.progress ?? transactionNotStarted;
}

export function transactionOf(game: Game, subject: TransactionSubject): Transaction | undefined {
  return game.store.getState().transactions[transactionKey(subject)];
}

/** Sets a transaction's progress and registers a new polling loop for it. Returns the number of that loop. */
export function trackTransaction(
  game: Game,
  subject: TransactionSubject,
  progress: TransactionProgress,
  note: TransactionNote | null = transactionOf(game, subject)?.note ?? null,
): number {
  const loopNumber = game.nextNumber();
  game.store.setState((state) => {
    const { kind, subject: about, detachedHash } = subject;
    const named = { kind, subject: about, ...(detachedHash === undefined ? {} : { detachedHash }) };
    const hash = hashAt(progress, null);
    state.transactions[transactionKey(subject)] = {
      ...named,
      progress,
      hash,
      loopNumber,
      note,
      minted: null,
    };
  });
  return loopNumber;
}

/** Applies an event to a transaction. Returns whether its progress changed. */
export function applyEvent(game: Game, subject: TransactionSubject, event: TransactionEvent): boolean {
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

/** Removes a transaction that has not started or has ended when its dialog closes; a running one stays. */
export function leaveTransaction(game: Game, subject: TransactionSubject): void {
  const { stage } = progressOf(game, subject);
  if (stage === "init" || stage === "success" || stage === "failed")
    game.store.setState((state) => void delete state.transactions[transactionKey(subject)]);
}

import type { TransactionProgress } from "../../rules/index.ts";
import type { Game } from "../game/store/game.ts";
import { pollTransaction } from "./poll-transaction.ts";
import { type StoredTransaction, storedTransactions } from "./stored-transactions.ts";
import { transactionKey } from "./transaction.ts";
import { trackTransaction } from "./transaction-progress.ts";
import { watchUnanswered } from "./watch-unanswered.ts";

/** Resumes polling of all unfinished transactions after a reload or a new login, starting with a check at once. */
export function resumeTransactions(game: Game): void {
  const { owner } = game.store.getState();
  if (owner === null) return;
  for (const stored of unfinished(game, owner)) resumePolling(game, owner, stored);
  watchUnanswered(game);
}

/** Polls a transaction that was sent before this page was loaded, or by another tab. */
export function resumePolling(game: Game, owner: string, stored: StoredTransaction): void {
  const loopNumber = trackTransaction(game, stored, progressOfStored(game, stored), stored.note ?? null);
  pollTransaction(game, { ...stored, owner, loopNumber }, 0);
}

/** Returns the progress with which a stored transaction resumes; a detached one is unconfirmed. */
function progressOfStored(game: Game, { kind, detachedHash, hash }: StoredTransaction): TransactionProgress {
  const texts = game.store.getState().rules?.texts.transactions[kind];
  if (detachedHash === undefined || !texts || !("stillPending" in texts))
    return { stage: "pending", hash, checks: 0, errors: 0, troubled: false };
  return { stage: "unconfirmed", hash, details: texts.stillPending };
}

/** Returns the stored transactions, and those that only this tab knows because the browser refuses storage. */
function unfinished(game: Game, owner: string): StoredTransaction[] {
  const stored = storedTransactions(game, owner);
  const keys = new Set(stored.map(transactionKey));
  const unstored = Object.values(game.store.getState().transactions).flatMap((transaction) => {
    const { progress } = transaction;
    const isOpen = progress.stage === "pending" || progress.stage === "unconfirmed";
    return isOpen && progress.hash !== "" && !keys.has(transactionKey(transaction))
      ? [{ ...transaction, hash: progress.hash }]
      : [];
  });
  return [...stored, ...unstored];
}

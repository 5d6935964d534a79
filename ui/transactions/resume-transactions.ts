import type { TransactionProgress } from "../../rules/index.ts";
import type { Game } from "../game/store/game.ts";
import { placeTransaction } from "./advance.ts";
import { followTransaction } from "./follow-transaction.ts";
import { type KeptTransaction, keptTransactions } from "./kept-transactions.ts";
import { transactionKey } from "./transaction.ts";
import { watchUnanswered } from "./watch-unanswered.ts";

/** Resumes polling of all unfinished transactions after a reload or a new login, starting with a check at once. */
export function resumeTransactions(game: Game): void {
  const { owner } = game.store.getState();
  if (owner === null) return;
  for (const kept of unfinished(game, owner)) followAgain(game, owner, kept);
  watchUnanswered(game);
}

/** Polls a transaction that was sent before this page was loaded, or by another tab. */
export function followAgain(game: Game, owner: string, kept: KeptTransaction): void {
  const follower = placeTransaction(game, kept, progressOfKept(game, kept));
  followTransaction(game, { ...kept, owner, follower }, 0);
}

/** Returns the progress with which a stored transaction resumes; a detached one is unconfirmed. */
function progressOfKept(game: Game, { kind, detachedHash, hash }: KeptTransaction): TransactionProgress {
  const texts = game.store.getState().rules?.transactions[kind];
  if (detachedHash === undefined || !texts || !("stillPending" in texts))
    return { stage: "pending", hash, checks: 0, errors: 0, troubled: false };
  return { stage: "unconfirmed", hash, details: texts.stillPending };
}

/** Returns the stored transactions, and those that only this tab knows because the browser refuses storage. */
function unfinished(game: Game, owner: string): KeptTransaction[] {
  const kept = keptTransactions(game, owner);
  const keys = new Set(kept.map(transactionKey));
  const unkept = Object.values(game.store.getState().transactions).flatMap((transaction) => {
    const { progress } = transaction;
    const isOpen = progress.stage === "pending" || progress.stage === "unconfirmed";
    return isOpen && progress.hash !== "" && !keys.has(transactionKey(transaction))
      ? [{ ...transaction, hash: progress.hash }]
      : [];
  });
  return [...kept, ...unkept];
}

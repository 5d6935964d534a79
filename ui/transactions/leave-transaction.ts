import type { Game } from "../store/game.ts";
import { advance, progressOf } from "./advance.ts";
import { type TransactionSubject, transactionKey } from "./transaction.ts";

/** 'Try Again': back to the start; a transaction that may still succeed is asked about first (`LED-144`, `LED-168`). */
export function tryAgain(game: Game, subject: TransactionSubject): void {
  advance(game, subject, { type: "triedAgain" });
}

/** The dialog closes: what has succeeded is over, what is under way or may be tried again stays. */
export function leaveTransaction(game: Game, subject: TransactionSubject): void {
  const { stage } = progressOf(game, subject);
  if (stage === "failed") tryAgain(game, subject);
  if (stage === "success")
    game.store.change((state) => void delete state.transactions[transactionKey(subject)]);
}

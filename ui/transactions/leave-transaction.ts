import type { Game } from "../game/store/game.ts";
import { type TransactionSubject, transactionKey } from "./transaction.ts";
import { applyEvent, progressOf } from "./transaction-progress.ts";

/** Resets a transaction to its start for 'Try Again' (`LED-144`, `LED-168`). */
export function tryAgain(game: Game, subject: TransactionSubject): void {
  applyEvent(game, subject, { type: "triedAgain" });
}

/** Removes a transaction that has not started or has ended when its dialog closes; a running one stays. */
export function leaveTransaction(game: Game, subject: TransactionSubject): void {
  const { stage } = progressOf(game, subject);
  if (stage === "init" || stage === "success" || stage === "failed")
    game.store.setState((state) => void delete state.transactions[transactionKey(subject)]);
}

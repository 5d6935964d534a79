import type { Game } from "../game/store/game.ts";
import { advance, progressOf } from "./advance.ts";
import { type TransactionSubject, transactionKey } from "./transaction.ts";

/** 'Try Again': back to the start (`LED-144`, `LED-168`). */
export function tryAgain(game: Game, subject: TransactionSubject): void {
  advance(game, subject, { type: "triedAgain" });
}

/** The dialog closes: what has ended is over, what is under way stays. */
export function leaveTransaction(game: Game, subject: TransactionSubject): void {
  const { stage } = progressOf(game, subject);
  if (stage === "init" || stage === "success" || stage === "failed")
    game.store.setState((state) => void delete state.transactions[transactionKey(subject)]);
}

import type { Assumption, StatusCheck } from "../../rules/index.ts";
import type { Answer } from "../api/answer.ts";
import type { Game } from "../store/game.ts";
import type { TransactionSubject } from "./transaction.ts";

/** A status check's answer, and what it brings with a success. */
export type CheckedTransaction = StatusCheck & { bring?: () => void };

/** How one kind of transaction is followed. */
export interface Conduct {
  /** Asks the server what became of it; `checks`: how many checks were completed before. */
  check(
    game: Game,
    about: TransactionSubject & { hash: string; checks: number },
  ): Promise<Answer<CheckedTransaction>>;
  /** As soon as the wallet has submitted it. */
  submitted?(game: Game): void;
  /** Once, when it has succeeded, told or assumed. */
  succeeded(game: Game, transaction: TransactionSubject, assumed: Assumption | null): void;
}

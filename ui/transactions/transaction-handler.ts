import type { Assumption, StatusCheck } from "../../rules/index.ts";
import type { Answer } from "../game/api/answer.ts";
import type { Game } from "../game/store/game.ts";
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
  /** Reads again what it changes. */
  reread(game: Game): Promise<unknown>;
  /** What it changes, in a form that can be compared; null while that is not known. */
  stateOf?(game: Game, subject: string): string | null;
  /** As soon as the wallet has the word: from now on what is known may be old. */
  handed?(game: Game): void;
  /** As soon as the wallet has submitted it. */
  submitted?(game: Game): void;
  /** Once, when it has succeeded, told or assumed. */
  succeeded(game: Game, transaction: TransactionSubject, assumed: Assumption | null): void;
}

import type { Assumption, StatusCheck, TransactionKind } from "../../rules/index.ts";
import type { ApiResult } from "../game/api/api-result.ts";
import type { Game } from "../game/store/game.ts";
import type { Dialog, GameState } from "../game/store/game-state.ts";
import type { Transaction, TransactionSubject } from "./transaction.ts";
import type { LedgerAction } from "./why-not-offered.ts";

/** A status check's answer, and what it brings with a success. */
export type CheckedTransaction = StatusCheck & { bring?: () => void };

/**
 * All that the screens know of one kind of transaction. The room that offers it declares one handler; sending,
 * following, resuming and showing transactions ask it and know no kind by name.
 */
export interface TransactionHandler {
  /** What the network of the server must have addresses for. */
  ledgerAction: LedgerAction;
  /** What is shown of a success stays true, so it is kept until the player has seen it. */
  keptUntilSeen?: true;
  /** The dialog that shows it; null where there is none now, as for energy without a cat. */
  dialog(state: GameState, subject: string): Dialog | null;
  /** Whether an open or waiting dialog is the one about this subject. */
  isShownBy(dialog: Dialog, subject: string): boolean;
  /** Asks the server what became of it; `checks`: how many checks were completed before. */
  check(
    game: Game,
    about: TransactionSubject & { hash: string; checks: number },
  ): Promise<ApiResult<CheckedTransaction>>;
  /** Reads again what it changes. */
  reread(game: Game): Promise<unknown>;
  /** What it changes, in a form that can be compared; null while that is not known. */
  stateOf?(game: Game, subject: string): string | null;
  /** The wallet was asked to sign it: from now on what is known may be old. */
  handed?(game: Game): void;
  /** The wallet has submitted it. */
  submitted?(game: Game): void;
  /** Once, when it has succeeded, told or assumed. */
  succeeded(game: Game, transaction: TransactionSubject, assumed: Assumption | null): void;
}

/** What is kept of the player's transactions. */
export interface TransactionsSlice {
  /** Those under way, and those whose end was not yet seen, by kind and subject. */
  transactions: Record<string, Transaction>;
}

declare module "../game/store/game.ts" {
  interface Features {
    transactionHandlers: Record<TransactionKind, TransactionHandler>;
  }
}

declare module "../game/store/game-state.ts" {
  interface PlayerSlices extends TransactionsSlice {}
}

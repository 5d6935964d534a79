import type { Assumption, StatusCheck, TransactionKind } from "../../rules/index.ts";
import type { ApiResult } from "../game/api/api-result.ts";
import type { Game } from "../game/store/game.ts";
import type { Dialog, GameState, LedgerSettings } from "../game/store/game-state.ts";
import type { Transaction, TransactionSubject } from "./transaction.ts";

/** Reply of a status check. `applyResult` stores what came with a success. */
type CheckedTransaction = StatusCheck & { applyResult?: () => void };

/**
 * Everything the screens need for one kind of transaction. The feature that offers it declares one handler. The code
 * that sends, polls, resumes and shows transactions uses only this handler and contains no names of kinds.
 */
export interface TransactionHandler {
  /** Ledger action for which the server's network must have addresses. */
  ledgerAction: LedgerAction;
  /** The result stays valid, so the ended transaction is kept until the player has seen it. */
  keptUntilSeen?: true;
  /** Returns the dialog that shows the transaction; null when there is none, as for energy without a cat. */
  dialog(game: Game, subject: string): Dialog | null;
  /** Returns whether an open or queued dialog is the one about this subject. */
  isShownBy(dialog: Dialog, subject: string): boolean;
  /** Requests the status from the server; `checks` is the number of completed checks. */
  check(
    game: Game,
    about: TransactionSubject & { hash: string; checks: number },
  ): Promise<ApiResult<CheckedTransaction>>;
  /** Reloads what the transaction changes. */
  reload(game: Game): Promise<unknown>;
  /** Returns a comparable text of what the transaction changes; null when that is not loaded. */
  stateOf?(game: Game, subject: string): string | null;
  /** Called when the wallet is asked to sign: loaded data may be outdated from now on. */
  walletAsked?(game: Game): void;
  /** Called when the wallet has submitted the transaction. */
  submitted?(game: Game): void;
  /** Called once after a success, confirmed or assumed. */
  succeeded(game: Game, transaction: TransactionSubject, assumed: Assumption | null): void;
}

/** The transactions in a player's state. */
export interface TransactionsSlice {
  /** Running transactions and ended ones not yet seen, by `transactionKey`. */
  transactions: Record<string, Transaction>;
}

export type TransactionHandlers = Readonly<Record<TransactionKind, TransactionHandler>>;

declare module "../game/store/game.ts" {
  interface Features {
    /** Come with the rest of the lab, before which nothing is sent or followed. */
    transactionHandlers?: TransactionHandlers;
  }
}

/** The handler of a kind of transaction. */
export function handlerOf(game: Game, kind: TransactionKind): TransactionHandler {
  const handler = game.transactionHandlers?.[kind];
  if (handler === undefined) throw new Error(`No code handles ${kind} yet`);
  return handler;
}

declare module "../game/store/game-state.ts" {
  interface PlayerSlices extends TransactionsSlice {}
}

/** An action for which a network may have addresses. */
type LedgerAction = keyof LedgerSettings["actions"];

/**
 * Returns why an action is not possible on the server's network, or null. Without a ledger the wallet dialogs say so.
 */
export function whyNotOffered({ ledger, rules }: GameState, action: LedgerAction): string | null {
  if (ledger === null || ledger.actions[action]) return null;
  return rules?.texts.everyTransaction.notOffered ?? "";
}

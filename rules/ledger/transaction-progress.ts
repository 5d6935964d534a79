import type { RuleSet } from "../ruleset/rule-set.ts";
import { afterCheck, afterFailedCheck, type FailedCheck, type StatusCheck } from "./status-check.ts";
import { isGrowth, type TransactionKind } from "./transaction-kind.ts";
import type { OpenTransaction, TransactionProgress } from "./transaction-state.ts";

export type TransactionEvent =
  | { type: "started" }
  | { type: "signed"; hash: string }
  /** The player rejected the request in the wallet: nothing was sent, and there is no error. */
  | { type: "cancelled" }
  /** There is no manifest, or the wallet failed or gave no hash. */
  | { type: "notSigned"; details: string }
  | ({ type: "checked" } & StatusCheck)
  | ({ type: "checkFailed" } & FailedCheck)
  /** The longest wait for an upgrade or evolution is over (`LED-184`). */
  | { type: "timedOut" }
  | { type: "triedAgain" };

export const transactionNotStarted: TransactionProgress = { stage: "init" };

/** The next stage; an event that does not fit the current stage changes nothing, so a late reply is harmless. */
export function advanceTransaction(
  rules: RuleSet,
  kind: TransactionKind,
  progress: TransactionProgress,
  event: TransactionEvent,
): TransactionProgress {
  switch (progress.stage) {
    case "init":
      return event.type === "started" ? { stage: "sending" } : progress;
    case "sending":
      return afterWallet(progress, event);
    case "pending":
    case "unconfirmed":
      return whileOpen(rules, kind, progress, event);
    case "failed":
      return event.type === "triedAgain" ? transactionNotStarted : progress;
    case "success":
      return progress;
  }
}

/**
 * Milliseconds until the next status check of a transaction without a known result (`LED-146`, `LED-181`,
 * `LED-183`, `CON-04`).
 */
export function nextCheckMs(rules: RuleSet, kind: TransactionKind, progress: OpenTransaction): number {
  const { mint, unconfirmedMs, upgrade } = rules.polling;
  if (progress.stage === "unconfirmed") return unconfirmedMs;
  if (!isGrowth(kind)) return mint.intervalMs;
  return progress.troubled ? upgrade.errorRetryMs : upgrade.intervalMs;
}

function afterWallet(progress: TransactionProgress, event: TransactionEvent): TransactionProgress {
  switch (event.type) {
    case "signed":
      return { stage: "pending", hash: event.hash, checks: 0, errors: 0, troubled: false };
    case "cancelled":
      return { stage: "init", cancelled: true };
    case "notSigned":
      return { stage: "failed", details: event.details };
    default:
      return progress;
  }
}

function whileOpen(
  rules: RuleSet,
  kind: TransactionKind,
  progress: OpenTransaction,
  event: TransactionEvent,
): TransactionProgress {
  switch (event.type) {
    case "checked":
      return afterCheck(rules, kind, progress, event);
    case "checkFailed":
      return afterFailedCheck(rules, kind, progress, event);
    case "timedOut":
      return isGrowth(kind) ? { stage: "success", assumed: "likelyCompleted" } : progress;
    default:
      return progress;
  }
}

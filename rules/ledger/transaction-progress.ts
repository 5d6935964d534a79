import type { RuleSet } from "../ruleset/rule-set.ts";
import { afterCheck, afterFailedCheck, type FailedCheck, type StatusCheck } from "./status-check.ts";
import { isGrowth, type TransactionKind } from "./transaction-kind.ts";
import type { OpenTransaction, TransactionProgress } from "./transaction-state.ts";

export type TransactionEvent =
  | { type: "started" }
  | { type: "signed"; hash: string }
  /** The player said no in the wallet: nothing was sent, and nothing went wrong. */
  | { type: "cancelled" }
  /** There is no manifest, the wallet could not, or it gave no hash. */
  | { type: "notSigned"; details: string }
  | ({ type: "checked" } & StatusCheck)
  | ({ type: "checkFailed" } & FailedCheck)
  /** The longest wait of a growing creature is over (`LED-184`). */
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
 * Milliseconds until the next check of a transaction whose end is not known (`LED-146`, `LED-181`, `LED-183`,
 * `CON-04`).
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

import type { RuleSet } from "../ruleset/rule-set.ts";
import { afterCheck, afterFailedCheck, type FailedCheck, type StatusCheck } from "./status-check.ts";
import { isGrowth, type TransactionKind } from "./transaction-kind.ts";
import type { PendingTransaction, TransactionProgress } from "./transaction-state.ts";

export type TransactionEvent =
  | { type: "started" }
  | { type: "signed"; hash: string }
  /** There is no manifest, the wallet said no, or it gave no hash. */
  | { type: "notSigned"; details: string }
  | ({ type: "checked" } & StatusCheck)
  | ({ type: "checkFailed" } & FailedCheck)
  /** The longest wait of a growing creature is over (`LED-184`). */
  | { type: "timedOut" }
  | { type: "triedAgain" };

export const transactionNotStarted: TransactionProgress = { stage: "init", lastHash: null };

/** The next stage; an event that does not fit the stage changes nothing, so a late answer is harmless. */
export function advanceTransaction(
  rules: RuleSet,
  kind: TransactionKind,
  progress: TransactionProgress,
  event: TransactionEvent,
): TransactionProgress {
  switch (progress.stage) {
    case "init":
      return event.type === "started" ? begun(progress.lastHash) : progress;
    case "sending":
      if (event.type === "signed") return pendingFrom(event.hash);
      return event.type === "notSigned"
        ? { stage: "failed", details: event.details, lastHash: null }
        : progress;
    case "pending":
      return whilePending(rules, kind, progress, event);
    case "failed":
      return event.type === "triedAgain" ? { stage: "init", lastHash: progress.lastHash } : progress;
    case "success":
      return progress;
  }
}

/** Milliseconds until the next check of a pending transaction (`LED-146`, `LED-181`, `LED-183`, `CON-04`). */
export function nextCheckMs(rules: RuleSet, kind: TransactionKind, { troubled }: PendingTransaction): number {
  const { mint, upgrade } = rules.polling;
  if (!isGrowth(kind)) return mint.intervalMs;
  return troubled ? upgrade.errorRetryMs : upgrade.intervalMs;
}

function begun(lastHash: string | null): TransactionProgress {
  return lastHash === null ? { stage: "sending" } : pendingFrom(lastHash);
}

function pendingFrom(hash: string): PendingTransaction {
  return { stage: "pending", hash, checks: 0, errors: 0, troubled: false };
}

function whilePending(
  rules: RuleSet,
  kind: TransactionKind,
  progress: PendingTransaction,
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

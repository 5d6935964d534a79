import type { RuleSet } from "../ruleset/rule-set.ts";
import { type GrowthKind, isGrowth, type TransactionKind } from "./transaction-kind.ts";
import type { OpenTransaction, PendingTransaction, TransactionProgress } from "./transaction-state.ts";
import { classifyTransaction } from "./transaction-status.ts";

/** The result of a status check. */
export interface StatusCheck {
  status: string | null;
  /** The ledger's message about a failure. */
  details: string | null;
  /** The creature already carries the change, although the status does not say so (`GAP-53`). */
  forceSuccess?: boolean;
  /** False: there is nothing more to wait for. */
  shouldRetry?: boolean;
}

/** A status check that failed. */
export interface FailedCheck {
  /** The server's reason; null if there was no reply. */
  details: string | null;
  /** The failure is final: the transaction is not of the expected kind. */
  final: boolean;
}

/**
 * A known failure counts before every sign of success (`CON-31`, `LED-182`). A mint that is pending after its last check
 * has failed for now, and a purchase is unconfirmed (`CON-04`, `GAP-49`).
 */
export function afterCheck(
  rules: RuleSet,
  kind: TransactionKind,
  progress: OpenTransaction,
  { status, details, forceSuccess = false, shouldRetry = true }: StatusCheck,
): TransactionProgress {
  const outcome = classifyTransaction(status);
  if (outcome === "failed") return { stage: "failed", details };
  if (outcome === "success" || forceSuccess || !shouldRetry) return { stage: "success", assumed: null };
  if (progress.stage === "unconfirmed") return progress;
  const checks = progress.checks + 1;
  if (isGrowth(kind) || checks < rules.polling.mint.maxChecks)
    return { ...progress, checks, troubled: false };
  return withUnknownEnd(kind, progress, rules.texts.transactions[kind].stillPending);
}

/**
 * A mint with an unreadable status has failed for now, and a purchase is unconfirmed (`LED-146`, `CON-15`). For an
 * upgrade or evolution the check is repeated, and after three errors success is assumed (`LED-183`, `CON-32`).
 */
export function afterFailedCheck(
  rules: RuleSet,
  kind: TransactionKind,
  progress: OpenTransaction,
  { details, final }: FailedCheck,
): TransactionProgress {
  if (final) return { stage: "failed", details };
  if (progress.stage === "unconfirmed") return progress;
  return isGrowth(kind)
    ? afterGrowthError(rules, progress)
    : withUnknownEnd(kind, progress, details ?? rules.texts.transactions[kind].statusUnknown);
}

function withUnknownEnd(
  kind: Exclude<TransactionKind, GrowthKind>,
  { hash }: PendingTransaction,
  details: string,
): TransactionProgress {
  return kind === "energy"
    ? { stage: "unconfirmed", hash, details }
    : { stage: "failed", details, mayStillCome: true };
}

function afterGrowthError(rules: RuleSet, progress: PendingTransaction): TransactionProgress {
  const errors = progress.errors + 1;
  if (errors >= rules.polling.upgrade.maxErrors) return { stage: "success", assumed: "mightHaveCompleted" };
  return { ...progress, errors, troubled: true };
}

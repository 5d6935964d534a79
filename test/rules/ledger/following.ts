import {
  advanceTransaction,
  type PendingTransaction,
  type TransactionEvent,
  type TransactionKind,
  type TransactionProgress,
  transactionNotStarted,
} from "../../../rules/index.ts";
import { rules } from "../lab/scene.ts";

export const HASH = "txid_rdx1test";

/** The wallet signed and gave a hash. */
export const SENT: readonly TransactionEvent[] = [{ type: "started" }, { type: "signed", hash: HASH }];

type Check = Extract<TransactionEvent, { type: "checked" }>;

export function checked(status: string, changes: Partial<Check> = {}): Check {
  return { type: "checked", status, details: null, ...changes };
}

export const PENDING = checked("Pending", { shouldRetry: true });

/** How far a transaction has come after these events. */
export function follow(kind: TransactionKind, ...events: TransactionEvent[]): TransactionProgress {
  return events.reduce(
    (progress, event) => advanceTransaction(rules, kind, progress, event),
    transactionNotStarted,
  );
}

export function pendingOf(progress: TransactionProgress): PendingTransaction {
  if (progress.stage !== "pending") throw new Error(`The transaction is ${progress.stage}.`);
  return progress;
}

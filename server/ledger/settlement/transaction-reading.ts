import { classifyTransaction } from "../../../rules/index.ts";
import type { CommittedTransaction, Gateway, TransactionState } from "../gateway/gateway.ts";

/**
 * What the ledger has decided about a transaction. One that is committed, but whose details or changes the
 * gateway does not have yet, is pending: no epoch makes it fail.
 */
export type TransactionReading =
  | { outcome: "pending"; state: TransactionState; committed: boolean }
  | { outcome: "failed"; state: TransactionState }
  | { outcome: "success"; state: TransactionState; transaction: CommittedTransaction };

/** Asks the ledger for a transaction. */
export async function readTransaction(gateway: Gateway, intentHash: string): Promise<TransactionReading> {
  const state = await gateway.transactionState(intentHash);
  const outcome = classifyTransaction(state.status);
  if (outcome === "pending") return { outcome, state, committed: false };
  if (outcome === "failed") return { outcome, state };
  const transaction = await gateway.committedTransaction(intentHash);
  if (transaction?.status === "CommittedSuccess") return { outcome, state, transaction };
  return { outcome: "pending", state: { ...state, status: "Pending" }, committed: true };
}

/** The status as the calls answer it (`LED-022`). */
export interface Status {
  status: string;
  error_message: string | null;
}

/** What is answered for a transaction that was booked before. */
export const COMMITTED: Status = { status: "CommittedSuccess", error_message: null };

export function transactionStatus({ state }: TransactionReading): Status {
  return { status: state.status, error_message: state.errorMessage };
}

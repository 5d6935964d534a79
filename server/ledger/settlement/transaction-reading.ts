import { classifyTransaction } from "../../../rules/index.ts";
import type { CommittedTransaction, Gateway, TransactionState } from "../gateway/gateway.ts";

/**
 * The ledger's decision about a transaction. A committed one whose details the gateway does not have yet is
 * pending, and no epoch makes it fail.
 */
export type TransactionReading =
  | { outcome: "pending"; state: TransactionState; committed: boolean }
  | { outcome: "failed"; state: TransactionState }
  | { outcome: "success"; state: TransactionState; transaction: CommittedTransaction };

/** Reads a transaction from the ledger. */
export async function readTransaction(gateway: Gateway, intentHash: string): Promise<TransactionReading> {
  const state = await gateway.transactionState(intentHash);
  const outcome = classifyTransaction(state.status);
  if (outcome === "pending") return { outcome, state, committed: false };
  if (outcome === "failed") return { outcome, state };
  const transaction = await gateway.committedTransaction(intentHash);
  if (transaction?.status === "CommittedSuccess") return { outcome, state, transaction };
  return { outcome: "pending", state: { ...state, status: "Pending" }, committed: true };
}

/** The status in the replies of the calls (`LED-022`). */
export interface Status {
  status: string;
  error_message: string | null;
}

/** The status of a transaction that was settled before. */
export const COMMITTED: Status = { status: "CommittedSuccess", error_message: null };

export function transactionStatus({ state }: TransactionReading): Status {
  return { status: state.status, error_message: state.errorMessage };
}

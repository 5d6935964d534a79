import { classifyTransaction } from "../../../rules/index.ts";
import type { CommittedTransaction, Gateway, TransactionState } from "../gateway/gateway.ts";

/** What the ledger has decided about a transaction. */
export type TransactionReading =
  | { outcome: "pending"; state: TransactionState }
  | { outcome: "failed"; state: TransactionState }
  | { outcome: "success"; state: TransactionState; transaction: CommittedTransaction };

/** Asks the ledger for a transaction; one whose details it does not have yet is still pending. */
export async function readTransaction(gateway: Gateway, intentHash: string): Promise<TransactionReading> {
  const state = await gateway.transactionState(intentHash);
  const outcome = classifyTransaction(state.status);
  if (outcome !== "success") return { outcome, state };
  const transaction = await gateway.committedTransaction(intentHash);
  if (transaction?.status === "CommittedSuccess") return { outcome, state, transaction };
  return { outcome: "pending", state: { ...state, status: "Pending" } };
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

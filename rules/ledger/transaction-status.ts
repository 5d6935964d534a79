/** What a ledger status means for the game. */
export type TransactionOutcome = "success" | "failed" | "pending";

const FAILED = new Set(["Failed", "CommittedFailure", "Rejected", "PermanentlyRejected"]);

/**
 * Classes a status of the ledger (`CON-03`): only CommittedSuccess succeeded, four words are final failures,
 * and everything else, also a missing status, is still pending.
 */
export function classifyTransaction(status: string | null | undefined): TransactionOutcome {
  if (status === "CommittedSuccess") return "success";
  return status && FAILED.has(status) ? "failed" : "pending";
}

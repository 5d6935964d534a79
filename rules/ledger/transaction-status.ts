/** The meaning of a ledger status for the game. */
export type TransactionOutcome = "success" | "failed" | "pending";

const FAILED = new Set(["Failed", "CommittedFailure", "Rejected", "PermanentlyRejected"]);

/**
 * Classifies a ledger status (`CON-03`): only CommittedSuccess is a success, four words are final failures,
 * and everything else, even a missing status, is still pending.
 */
export function classifyTransaction(status: string | null | undefined): TransactionOutcome {
  if (status === "CommittedSuccess") return "success";
  return status && FAILED.has(status) ? "failed" : "pending";
}

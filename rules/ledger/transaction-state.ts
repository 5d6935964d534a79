/** Why a success is only assumed (`LED-183`, `LED-184`, `CON-32`). */
export type Assumption = "mightHaveCompleted" | "likelyCompleted";

/** Sent to the ledger; what became of it is asked again and again. */
export interface PendingTransaction {
  stage: "pending";
  hash: string;
  /** Completed status checks (`CON-35`). */
  checks: number;
  /** Status checks that gave no answer. */
  errors: number;
  /** Whether the newest check gave none. */
  troubled: boolean;
}

/**
 * How far a transaction has come (`LED-142`, `LED-154`, `LED-165`). A failure that may still turn into a
 * success keeps its hash: trying again asks for that transaction first (`CON-15`, `GAP-49`).
 */
export type TransactionProgress =
  | { stage: "init"; lastHash: string | null }
  | { stage: "sending" }
  | PendingTransaction
  /** `assumed`: nobody said so; null: the ledger did. */
  | { stage: "success"; assumed: Assumption | null }
  /** `details`: the ledger's, the wallet's or the server's reason; null where none was given. */
  | { stage: "failed"; details: string | null; lastHash: string | null };

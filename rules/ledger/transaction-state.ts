/** Why a success is only assumed (`LED-183`, `LED-184`, `CON-32`). */
export type Assumption = "mightHaveCompleted" | "likelyCompleted";

/** Sent to the ledger; its status is checked repeatedly. */
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

/** How far a transaction has come (`LED-142`, `LED-154`, `LED-165`). */
export type TransactionProgress =
  /** `cancelled`: the player has just said no in the wallet, so nothing was sent. */
  | { stage: "init"; cancelled?: true }
  | { stage: "sending" }
  | PendingTransaction
  /**
   * Sent, but its end could not be learned in time: it may still succeed and must not be taken for failed
   * (`CON-15`, `GAP-49`). `details`: why it is not known.
   */
  | { stage: "unconfirmed"; hash: string; details: string }
  /** `assumed`: nobody said so; null: the ledger did. */
  | { stage: "success"; assumed: Assumption | null }
  /** Nothing came of it. `details`: the ledger's, the wallet's or the server's reason; null where none was given. */
  | { stage: "failed"; details: string | null };

/** A transaction that was sent and whose end is not known. */
export type OpenTransaction = Extract<TransactionProgress, { stage: "pending" | "unconfirmed" }>;

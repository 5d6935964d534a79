/** Why a success is only assumed (`LED-183`, `LED-184`, `CON-32`). */
export type Assumption = "mightHaveCompleted" | "likelyCompleted";

/** Sent to the ledger; its status is checked repeatedly. */
export interface PendingTransaction {
  stage: "pending";
  hash: string;
  /** Completed status checks (`CON-35`). */
  checks: number;
  /** Status checks without an answer. */
  errors: number;
  /** Whether the latest check got no answer. */
  troubled: boolean;
}

/** The progress of a transaction (`LED-142`, `LED-154`, `LED-165`). */
export type TransactionProgress =
  /** `cancelled`: the player has just rejected it in the wallet, so nothing was sent. */
  | { stage: "init"; cancelled?: true }
  | { stage: "sending" }
  | PendingTransaction
  /**
   * Sent, but its result could not be read in time: it may still succeed, and is checked further (`CON-15`, `GAP-49`).
   * `details`: why the result is unknown.
   */
  | { stage: "unconfirmed"; hash: string; details: string }
  /** `assumed`: why success is only assumed; null when the ledger confirmed it. */
  | { stage: "success"; assumed: Assumption | null }
  /**
   * It had no effect. `details`: the reason of the ledger, the wallet or the server; null if none was given.
   */
  | { stage: "failed"; details: string | null; mayStillCome?: never }
  /**
   * Only its status could not be read in time: a mint may have an effect all the same (`LED-146`, `CON-15`, `GAP-49`).
   */
  | { stage: "failed"; details: string; mayStillCome: true };

/** A transaction that was sent and has no known result. */
export type OpenTransaction = Extract<TransactionProgress, { stage: "pending" | "unconfirmed" }>;

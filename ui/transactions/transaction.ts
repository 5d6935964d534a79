import type { OwnedCreature, TransactionKind, TransactionProgress } from "../../rules/index.ts";
import type { CheckCreatureMintReply } from "../../server/contract/index.ts";

/** Identifies a transaction: no two with the same values run at the same time. */
export interface TransactionSubject {
  kind: TransactionKind;
  /** Id of the creature or machine; empty for kinds with a single subject, such as a mint. */
  subject: string;
  /**
   * Hash of a detached transaction: its end was not learned in time, so it is polled beside a newer one about the
   * same subject. Absent for the transaction that the dialog shows.
   */
  detachedHash?: string;
}

/** The result of a mint. */
export interface MintedEgg {
  creature: OwnedCreature | null;
  bonusItem: NonNullable<CheckCreatureMintReply["bonusItem"]> | null;
}

/** A player's transaction, from its start until its dialog is left. */
export interface Transaction extends TransactionSubject {
  progress: TransactionProgress;
  /** Hash on the ledger, also after the end; null before the transaction is signed. */
  hash: string | null;
  /** Number of the current polling loop; older loops stop. */
  loopNumber: number;
  minted: MintedEgg | null;
}

/** Returns the hash at a stage; after the end it is the previous hash (`LED-010`). */
export function hashAt(progress: TransactionProgress, had: string | null): string | null {
  switch (progress.stage) {
    case "init":
    case "sending":
      return null;
    case "pending":
    case "unconfirmed":
      return progress.hash;
    case "success":
    case "failed":
      return had;
  }
}

/** Returns the key under which a transaction is stored. */
export function transactionKey({ kind, subject, detachedHash }: TransactionSubject): string {
  return detachedHash === undefined ? `${kind} ${subject}` : `${kind} ${subject} ${detachedHash}`;
}

/** Returns the detached transactions of the same kind and subject, whose end is not known. */
export function unconfirmedAbout(
  { transactions }: { transactions: Record<string, Transaction> },
  { kind, subject }: TransactionSubject,
): Transaction[] {
  return Object.values(transactions).filter(
    (transaction) =>
      transaction.kind === kind && transaction.subject === subject && transaction.detachedHash !== undefined,
  );
}

import type { OwnedCreature, TransactionKind, TransactionProgress } from "../../rules/index.ts";
import type { CheckCreatureMintReply } from "../../server/contract/index.ts";

/** Identifies a transaction: no two with the same values run at the same time. */
export interface TransactionSubject {
  kind: TransactionKind;
  /** Id of the creature or machine, or several; empty for kinds with a single subject, such as a mint. */
  subject: string;
  /**
   * Hash of a detached transaction: its end was not learned in time, so it is polled beside a newer one about the
   * same subject. Absent for the transaction that the dialog shows.
   */
  detachedHash?: string;
}

/** What the player asked for, and when; it stays with the transaction across reloads. */
export interface TransactionNote {
  /** What is signed, in the player's words (`GAP-65`). */
  message: string;
  /** When the player asked for it, in the browser's time. */
  since: number;
}

/** Returns the note of a stored transaction; null when there is none or it is damaged. */
export function noteIn(stored: object): TransactionNote | null {
  const note = "note" in stored ? stored.note : null;
  if (typeof note !== "object" || note === null) return null;
  const { message, since } = note as Partial<Record<string, unknown>>;
  return typeof message === "string" && typeof since === "number" ? { message, since } : null;
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
  /** null for a transaction that an earlier release stored. */
  note: TransactionNote | null;
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

/** Between the ids in the subject of a transaction about several creatures (`GAP-70`). */
export const BETWEEN_IDS = " ";

/** Returns the creatures that a transaction is about, from its subject. */
export function creatureIdsOf(subject: string): string[] {
  return subject.split(BETWEEN_IDS);
}

/** Returns whether two transactions are of one kind and about the same creature or machine, if only among others. */
export function areAboutTheSame(one: TransactionSubject, other: TransactionSubject): boolean {
  const ids = creatureIdsOf(other.subject);
  return one.kind === other.kind && creatureIdsOf(one.subject).some((id) => ids.includes(id));
}

/** Returns the detached transactions of the same kind about the same creature or machine, whose end is not known. */
export function unconfirmedAbout(
  { transactions }: { transactions: Record<string, Transaction> },
  about: TransactionSubject,
): Transaction[] {
  return Object.values(transactions).filter(
    (transaction) => transaction.detachedHash !== undefined && areAboutTheSame(transaction, about),
  );
}

import type { OwnedCreature, TransactionKind, TransactionProgress } from "../../rules/index.ts";
import type { CheckCreatureMintReply } from "../../server/contract/index.ts";

/** What tells one transaction from another: no two of the same are ever under way. */
export interface TransactionSubject {
  kind: TransactionKind;
  /** Id of the creature or machine it is about; empty where there is only one, as with a mint. */
  subject: string;
  /**
   * The hash of one whose end could not be learned in time: it makes room for the next one about the same thing
   * and is followed beside it. Absent: the one that its dialog shows.
   */
  aside?: string;
}

/** What a mint brought. */
export interface MintedEgg {
  creature: OwnedCreature | null;
  bonusItem: NonNullable<CheckCreatureMintReply["bonusItem"]> | null;
}

/** A transaction of the player, from its start to the moment its dialog lets it go. */
export interface Transaction extends TransactionSubject {
  progress: TransactionProgress;
  /** What the ledger knows it by, also when it has ended; null before it is signed. */
  hash: string | null;
  /** Number of the loop that asks about it; an older loop ends. */
  follower: number;
  minted: MintedEgg | null;
}

/** The hash at a stage: its own, or, when it has ended, the one it had (`LED-010`). */
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

/** Under which a transaction is kept. */
export function transactionKey({ kind, subject, aside }: TransactionSubject): string {
  return aside === undefined ? `${kind} ${subject}` : `${kind} ${subject} ${aside}`;
}

/** The transactions about the same thing that were set aside because nobody could say what became of them. */
export function unconfirmedAbout(
  { transactions }: { transactions: Record<string, Transaction> },
  { kind, subject }: TransactionSubject,
): Transaction[] {
  return Object.values(transactions).filter(
    (transaction) =>
      transaction.kind === kind && transaction.subject === subject && transaction.aside !== undefined,
  );
}

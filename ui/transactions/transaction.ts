import type { OwnedCreature, TransactionKind, TransactionProgress } from "../../rules/index.ts";
import type { CheckCreatureMintReply } from "../../server/contract/index.ts";

/** What tells one transaction from another: no two of the same are ever under way. */
export interface TransactionSubject {
  kind: TransactionKind;
  /** Id of the creature or machine it is about; empty where there is only one, as with a mint. */
  subject: string;
}

/** What a mint brought. */
export interface MintedEgg {
  creature: OwnedCreature | null;
  bonusItem: NonNullable<CheckCreatureMintReply["bonusItem"]> | null;
}

/** A transaction of the player, from its start to the moment its dialog lets it go. */
export interface Transaction extends TransactionSubject {
  progress: TransactionProgress;
  /** Number of the loop that asks about it; an older loop ends. */
  follower: number;
  minted: MintedEgg | null;
}

/** The hash of a transaction as far as there is one: its own, or that of a try whose end is not known. */
export function hashOf(progress: TransactionProgress): string | null {
  if (progress.stage === "pending") return progress.hash;
  return "lastHash" in progress ? progress.lastHash : null;
}

/** Under which a transaction is kept. */
export function transactionKey({ kind, subject }: TransactionSubject): string {
  return `${kind} ${subject}`;
}

import { useMemo } from "react";
import { type TransactionProgress, transactionNotStarted, type UnsettledStage } from "../../rules/index.ts";
import { useGameState } from "../game/game-context.tsx";
import {
  type MintedEgg,
  type Transaction,
  type TransactionSubject,
  transactionKey,
  unconfirmedAbout,
} from "./transaction.ts";

/** Returns a transaction's state for its dialog and rerenders when it changes. */
export function useTransaction(subject: TransactionSubject): {
  progress: TransactionProgress;
  hash: string | null;
  minted: MintedEgg | null;
} {
  const transaction = useGameState((state) => state.transactions[transactionKey(subject)]);
  const { progress = transactionNotStarted, hash = null, minted = null } = transaction ?? {};
  return { progress, hash, minted };
}

/** Returns the transactions that the wallet was asked to sign and that have not ended, in their order. */
export function useOpenTransactions(): Transaction[] {
  const transactions = useGameState((state) => state.transactions);
  return useMemo(
    () => Object.values(transactions).filter(({ progress }) => isUnsettled(progress)),
    [transactions],
  );
}

/** Returns the unconfirmed transactions of the same kind and subject. */
export function useUnconfirmed({ kind, subject }: TransactionSubject): Transaction[] {
  const transactions = useGameState((state) => state.transactions);
  return useMemo(() => unconfirmedAbout({ transactions }, { kind, subject }), [transactions, kind, subject]);
}

/** A transaction that the wallet was asked to sign and whose end is not known. */
type UnsettledProgress = Extract<TransactionProgress, { stage: UnsettledStage }>;

/** Returns whether a transaction is not settled: it waits for a signature, for the ledger, or for anybody to know. */
export function isUnsettled(progress: TransactionProgress): progress is UnsettledProgress {
  return progress.stage === "sending" || progress.stage === "pending" || progress.stage === "unconfirmed";
}

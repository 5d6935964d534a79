import { useMemo } from "react";
import { type TransactionProgress, transactionNotStarted } from "../../rules/index.ts";
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

/** Returns the transactions that were sent and have not ended, in the order they were sent. */
export function useOpenTransactions(): Transaction[] {
  const transactions = useGameState((state) => state.transactions);
  return useMemo(
    () =>
      Object.values(transactions).filter(
        ({ progress: { stage } }) => stage === "pending" || stage === "unconfirmed",
      ),
    [transactions],
  );
}

/** Returns the unconfirmed transactions of the same kind and subject. */
export function useUnconfirmed({ kind, subject }: TransactionSubject): Transaction[] {
  const transactions = useGameState((state) => state.transactions);
  return useMemo(() => unconfirmedAbout({ transactions }, { kind, subject }), [transactions, kind, subject]);
}

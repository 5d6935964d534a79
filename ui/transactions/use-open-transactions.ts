import { useMemo } from "react";
import { useGameState } from "../game/game-context.tsx";
import { type Transaction, type TransactionSubject, unconfirmedAbout } from "./transaction.ts";

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

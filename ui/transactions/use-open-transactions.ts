import { useMemo } from "react";
import { useGameState } from "../game/game-context.tsx";
import { type Transaction, type TransactionSubject, unconfirmedAbout } from "./transaction.ts";

/** The transactions that were sent and whose end is not known, in the order they were sent. */
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

/** Those about the same thing whose end is not known. */
export function useUnconfirmed({ kind, subject }: TransactionSubject): Transaction[] {
  const transactions = useGameState((state) => state.transactions);
  return useMemo(() => unconfirmedAbout({ transactions }, { kind, subject }), [transactions, kind, subject]);
}

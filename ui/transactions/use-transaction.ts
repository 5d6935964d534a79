import { type TransactionProgress, transactionNotStarted } from "../../rules/index.ts";
import { useGameState } from "../game/game-context.tsx";
import { type MintedEgg, type TransactionSubject, transactionKey } from "./transaction.ts";

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

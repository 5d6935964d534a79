import { type TransactionProgress, transactionNotStarted } from "../../rules/index.ts";
import { useGameState } from "../game/game-context.tsx";
import { type MintedEgg, type TransactionSubject, transactionKey } from "./transaction.ts";

/** A transaction as its dialog follows it. */
export function useTransaction(subject: TransactionSubject): {
  progress: TransactionProgress;
  hash: string | null;
  minted: MintedEgg | null;
} {
  const transaction = useGameState((state) => state.transactions[transactionKey(subject)]);
  const { progress = transactionNotStarted, hash = null, minted = null } = transaction ?? {};
  return { progress, hash, minted };
}

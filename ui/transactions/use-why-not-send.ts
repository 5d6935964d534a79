import { useGame, useGameState } from "../game/game-context.tsx";
import { whyNotSend } from "./send-transaction.ts";
import type { TransactionSubject } from "./transaction.ts";

/** Why this transaction cannot be started now, or null, as its button follows it. */
export function useWhyNotSend(wished: TransactionSubject): string | null {
  const game = useGame();
  return useGameState((state) => whyNotSend(game, wished, state));
}

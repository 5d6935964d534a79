import { useGame, useGameState } from "../game/game-context.tsx";
import { whyNotSend } from "./send-transaction.ts";
import type { TransactionSubject } from "./transaction.ts";

/** Returns why this transaction cannot be started now, or null, for the button that starts it. */
export function useWhyNotSend(subject: TransactionSubject): string | null {
  const game = useGame();
  return useGameState((state) => whyNotSend(game, subject, state));
}

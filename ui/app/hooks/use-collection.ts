import { useEffect } from "react";
import { loadCreatures } from "../../collection/loading/load-creatures.ts";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { isPollingPaused } from "../../game/store/polling-paused.ts";
import { resumeTransactions } from "../../transactions/resume-transactions.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";

/**
 * Resumes unfinished transactions and loads the creatures of the account in use: when the wallet becomes ready, and
 * when the player returns to the window or from a battle (`LED-189`, `LED-190`).
 */
export function useCollection(): void {
  const game = useGame();
  const owner = useGameState((state) => state.owner);
  const account = useGameState(accountInUse);
  const paused = useGameState(isPollingPaused);

  useEffect(() => {
    if (owner !== null) resumeTransactions(game);
  }, [game, owner]);
  useEffect(() => {
    if (account === null || paused) return;
    const load = () => void loadCreatures(game, "automatic");
    load();
    window.addEventListener("focus", load);
    return () => window.removeEventListener("focus", load);
  }, [game, account, paused]);
}

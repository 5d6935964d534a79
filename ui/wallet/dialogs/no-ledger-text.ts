import { useGameState } from "../../game/game-context.tsx";
import { useTexts } from "../../game/texts.ts";

/** Why there is no ledger: this server has none, or it cannot be reached to tell of one. */
export function useNoLedgerText(): string {
  const { app, wallet } = useTexts();
  const isAway = useGameState(({ connection }) => connection === "unreachable");
  return isAway ? app.offline.needsServer : wallet.notOffered;
}

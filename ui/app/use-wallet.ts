import { useEffect } from "react";
import { closeDialog } from "../store/dialogs.ts";
import { useGame, useGameState } from "./game-context.tsx";

/** Opens the wallet of a player whose server has a ledger; once it is ready nobody needs to be told that it is not. */
export function useWallet(): void {
  const game = useGame();
  const offered = useGameState((state) => state.ledger !== null);
  useEffect(() => {
    if (offered) void game.wallet.open();
  }, [game, offered]);
  const isReady = useGameState((state) => state.wallet.readiness === "ready");
  useEffect(() => {
    if (isReady) closeDialog(game, "wallet");
  }, [game, isReady]);
}

import { useEffect } from "react";
import { useGame, useGameState } from "../../game/game-context.tsx";

/** Opens the wallet of a player whose server has a ledger. */
export function useWallet(): void {
  const game = useGame();
  const offered = useGameState((state) => state.ledger !== null);
  const accountAddress = useGameState((state) => state.accountAddress);

  useEffect(() => {
    if (offered) void game.wallet.open();
  }, [game, offered]);
  useEffect(() => {
    if (!__DEVELOPMENT_HELP__ || !offered || accountAddress === null) return;
    let isOver = false;
    Promise.all([import("../../dev-wallet/connect-by-itself.ts"), game.wallet.open()])
      .then(([{ connectByItself }]) => (isOver ? undefined : connectByItself(game)))
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [game, offered, accountAddress]);
}

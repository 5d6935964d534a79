import { useGame, useGameState } from "../app/game-context.tsx";
import { IconButton } from "../parts/icon-button.tsx";
import { openDialog } from "../store/dialogs.ts";

/** Opens the wallet dialog on narrow screens (`LED-012`, `LED-013`). */
export function WalletButton() {
  const game = useGame();
  const inBattle = useGameState((state) => state.inBattle);
  if (inBattle) return null;
  return (
    <IconButton icon="wallet" label="Wallet" onClick={() => openDialog(game, { kind: "mobileWallet" })} />
  );
}

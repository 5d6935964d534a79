import { IconButton } from "../components/icon-button.tsx";
import { useGame, useGameState } from "../game/game-context.tsx";
import { openDialog } from "../game/store/dialogs.ts";
import { useTexts } from "../game/texts.ts";

/** A button that opens the wallet dialog on narrow screens (`LED-012`, `LED-013`). */
export function WalletButton() {
  const texts = useTexts();
  const game = useGame();
  const inBattle = useGameState((state) => state.inBattle);
  if (inBattle) return null;
  return (
    <IconButton
      icon="wallet"
      label={texts.wallet.wallet}
      onClick={() => openDialog(game, { kind: "mobileWallet" })}
    />
  );
}

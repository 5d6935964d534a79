import { useGame, useGameState } from "../app/game-context.tsx";
import { useIsMobile } from "../app/use-media.ts";
import type { WalletNeededProps } from "../dialogs/wallet-needed.tsx";
import { openDialogInFront } from "../store/dialogs.ts";

/** What every dialog that needs a wallet hands on to the words about it. */
export function useWalletNeeded(): WalletNeededProps {
  const game = useGame();
  const wallet = useGameState((state) => state.wallet);
  const offered = useGameState((state) => state.ledger !== null);
  const mobile = useIsMobile();
  return {
    wallet,
    offered,
    mobile,
    onConnect: () => openDialogInFront(game, { kind: "mobileWallet" }),
    onShare: () => void game.wallet.shareAccount(),
  };
}

import { useGame, useGameState } from "../../game/game-context.tsx";
import { useIsMobile } from "../../game/hooks/use-media.ts";
import { openDialogInFront } from "../../game/store/dialogs.ts";
import type { WalletNeededProps } from "./wallet-needed.tsx";

/** Returns the properties of `WalletNeeded` for any dialog that needs a wallet. */
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

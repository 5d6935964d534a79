import { useEffect } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { closeDialog } from "../../game/store/dialogs.ts";
import { whyNoAccount } from "../../wallet/account-in-use.ts";
import { WalletStatus } from "../../wallet/dialogs/wallet-status.tsx";
import { loadItems } from "../loading/load-items.ts";
import { ItemCollection } from "./item-collection.tsx";

/** The player's tools and spells (`LED-136`). */
export function ItemsDialog({ open }: { open: boolean }) {
  const game = useGame();
  const noAccount = useGameState(whyNoAccount);
  const loading = useGameState((state) => state.collection.items.loading);
  const close = () => closeDialog(game, "items");
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Your Tools & Spells"
      width="widest"
      buttons={
        <>
          <Button busy={loading} reason={noAccount} onClick={() => loadItems(game, "requested")}>
            Refresh
          </Button>
          <Button onClick={close}>Close</Button>
        </>
      }
    >
      <WalletStatus />
      {noAccount === null ? <LoadedItems /> : null}
    </Dialog>
  );
}

function LoadedItems() {
  const game = useGame();
  useEffect(() => void loadItems(game, "automatic"), [game]);
  return <ItemCollection />;
}

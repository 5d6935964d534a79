import { useEffect } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { closeDialog } from "../../game/store/dialogs.ts";
import { useTexts } from "../../game/texts.ts";
import { whyNoAccount } from "../../wallet/account-in-use.ts";
import { WalletStatus } from "../../wallet/dialogs/wallet-status.tsx";
import { loadItems, useItems } from "../loading/load-items.ts";
import { ItemCollection } from "./item-collection.tsx";

/** The player's tools and spells (`LED-136`). */
export function ItemsDialog({ open }: { open: boolean }) {
  const texts = useTexts();
  const game = useGame();
  const noAccount = useGameState(whyNoAccount);
  const { loading } = useItems();
  const close = () => closeDialog(game, "items");
  return (
    <Dialog
      open={open}
      onClose={close}
      title={texts.collection.items.yourToolsSpells}
      width="widest"
      buttons={
        <>
          <Button busy={loading} reason={noAccount} onClick={() => loadItems(game, "requested")}>
            {texts.words.refresh}
          </Button>
          <Button onClick={close}>{texts.words.close}</Button>
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

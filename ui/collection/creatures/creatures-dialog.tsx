import { useEffect } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { closeDialog, openDialogInFront } from "../../game/store/dialogs.ts";
import { useTexts } from "../../game/texts.ts";
import { whyNoAccount } from "../../wallet/account-in-use.ts";
import { WalletStatus } from "../../wallet/dialogs/wallet-status.tsx";
import { loadCreatures, useCreatures } from "../loading/load-creatures.ts";
import { CreatureCollection } from "./creature-collection.tsx";

/** The player's creatures (`LED-128`, `LED-129`). */
export function CreaturesDialog({ open }: { open: boolean }) {
  const texts = useTexts();
  const game = useGame();
  const noAccount = useGameState(whyNoAccount);
  const { loading } = useCreatures();
  const close = () => closeDialog(game, "creatures");
  return (
    <Dialog
      open={open}
      onClose={close}
      title={texts.collection.creatures.yourEvolvingCreatures}
      width="widest"
      buttons={
        <>
          <Button tone="violet" onClick={() => openDialogInFront(game, { kind: "items" })}>
            {texts.collection.creatures.viewToolsSpells}
          </Button>
          <Button needsServer onClick={() => openDialogInFront(game, { kind: "book" })}>
            {texts.collection.book.title}
          </Button>
          <Button busy={loading} reason={noAccount} onClick={() => loadCreatures(game, "requested")}>
            {texts.words.refresh}
          </Button>
          <Button onClick={close}>{texts.words.close}</Button>
        </>
      }
    >
      <WalletStatus />
      {noAccount === null ? <LoadedCreatures /> : null}
    </Dialog>
  );
}

function LoadedCreatures() {
  const game = useGame();
  useEffect(() => void loadCreatures(game, "automatic"), [game]);
  return <CreatureCollection />;
}

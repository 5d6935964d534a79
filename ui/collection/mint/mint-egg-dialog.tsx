import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { closeDialog } from "../../game/store/dialogs.ts";
import { useTexts } from "../../game/texts.ts";
import { CancelledNote, FailedPanel, UnconfirmedPanels, WaitingPanel } from "../../transactions/panels.tsx";
import { leaveTransaction, tryAgain } from "../../transactions/transaction-progress.ts";
import { useTransaction } from "../../transactions/use-transaction.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
import { WalletStatus } from "../../wallet/dialogs/wallet-status.tsx";
import { EGG_MINT } from "./mint-egg.ts";
import { MintOffer } from "./mint-offer.tsx";
import { MintedEggPanel } from "./minted-egg-panel.tsx";

/** Dialog to mint an egg (`LED-140` to `LED-147`). Reopened during a mint, it shows the running transaction. */
export function MintEggDialog({ open }: { open: boolean }) {
  const texts = useTexts();
  const game = useGame();
  function close() {
    leaveTransaction(game, EGG_MINT);
    closeDialog(game, "mintEgg");
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={texts.collection.mint.evolvingCreatures}
      buttons={<Button onClick={close}>{texts.words.close}</Button>}
    >
      <WalletStatus />
      <CurrentStage />
    </Dialog>
  );
}

function CurrentStage() {
  const game = useGame();
  const { rules } = useLoaded();
  const account = useGameState(accountInUse);
  const { progress, minted } = useTransaction(EGG_MINT);
  switch (progress.stage) {
    case "init":
      return (
        <>
          <UnconfirmedPanels about={EGG_MINT} />
          <CancelledNote progress={progress} />
          <MintOffer account={account} />
        </>
      );
    case "sending":
      return <WaitingPanel text={rules.texts.everyTransaction.signing} />;
    case "pending":
      return (
        <WaitingPanel text={rules.texts.collection.mint.onItsWay}>
          <p>{rules.texts.everyTransaction.meanwhile}</p>
        </WaitingPanel>
      );
    case "success":
      return <MintedEggPanel minted={minted} />;
    case "failed":
      return (
        <FailedPanel
          rules={rules}
          kind="creatureMint"
          details={progress.details}
          onTryAgain={() => tryAgain(game, EGG_MINT)}
        />
      );
  }
}

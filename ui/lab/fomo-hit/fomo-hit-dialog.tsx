import { fill } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import dialogStyles from "../../components/dialog-content.module.css";
import { MachinePicture } from "../../components/machine-picture.tsx";
import { useGame, useLoaded } from "../../game/game-context.tsx";
import { useLast } from "../../game/hooks/use-last.ts";
import { closeDialog } from "../../game/store/dialogs.ts";
import { leaveTransaction } from "../../transactions/leave-transaction.ts";
import { useTransaction } from "../../transactions/use-transaction.ts";
import { WalletStatus } from "../../wallet/dialogs/wallet-status.tsx";
import { fomoHitMint } from "./mint-fomo-hit.ts";
import { MintStage } from "./mint-stage.tsx";

interface FomoHitDialogProps {
  /** Id of the machine; null while the dialog is closed. */
  machineId: string | null;
}

/**
 * Dialog of the FOMO HIT and its NFT (`LAB-164`, `LAB-165`). Reopened during a mint, it shows the running
 * transaction.
 */
export function FomoHitDialog({ machineId }: FomoHitDialogProps) {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const shownId = useLast(machineId) ?? "";
  const machine = lab.machines.find(({ id }) => id === shownId);
  const { progress, hash } = useTransaction(fomoHitMint(shownId));
  function close() {
    leaveTransaction(game, fomoHitMint(shownId));
    closeDialog(game, "fomoHit");
  }
  return (
    <Dialog
      open={machineId !== null}
      onClose={close}
      title={rules.texts.lab.fomoHit.title}
      description={fill(rules.texts.lab.fomoHit.offer, { tcorvax: rules.fomoHit.tcorvaxYield })}
      buttons={<Button onClick={close}>{rules.texts.words.close}</Button>}
    >
      <WalletStatus stage={progress.stage} intentHash={hash} />
      <div className={dialogStyles.picture}>
        <MachinePicture type="fomoHit" off={machine?.lastActivated === 0} size={132} />
      </div>
      {machine ? <MintStage machine={machine} /> : null}
    </Dialog>
  );
}

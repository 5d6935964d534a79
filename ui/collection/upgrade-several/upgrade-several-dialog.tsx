import { useEffect, useState } from "react";
import { Dialog } from "../../components/dialog.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { closeDialog } from "../../game/store/dialogs.ts";
import { useTexts } from "../../game/texts.ts";
import { CancelledNote, FailedPanel, WaitingPanel } from "../../transactions/panels.tsx";
import { creatureIdsOf } from "../../transactions/transaction.ts";
import { tryAgain } from "../../transactions/transaction-progress.ts";
import { useTransaction } from "../../transactions/use-transaction.ts";
import { whyNoAccount } from "../../wallet/account-in-use.ts";
import { WalletStatus } from "../../wallet/dialogs/wallet-status.tsx";
import { GrowthPending } from "../layout/growth-pending.tsx";
import { loadCreatures } from "../loading/load-creatures.ts";
import { SeveralForm } from "./several-form.tsx";
import { type Choice, leaveSeveral, severalUnderWay, upgradeOfSeveral } from "./upgrade-several.ts";
import { UpgradedCreatures } from "./upgraded-creatures.tsx";

/** Dialog to give one stat upgrade each to several creatures with one signature (`GAP-70`). */
export function UpgradeSeveralDialog({ open }: { open: boolean }) {
  const texts = useTexts();
  const game = useGame();
  const noAccount = useGameState(whyNoAccount);
  function close() {
    leaveSeveral(game);
    closeDialog(game, "upgradeSeveral");
  }
  return (
    <Dialog open={open} onClose={close} title={texts.collection.several.title} width="widest">
      <WalletStatus />
      {noAccount === null ? <CurrentStage /> : null}
    </Dialog>
  );
}

function CurrentStage() {
  const game = useGame();
  const { rules } = useLoaded();
  const subject = useGameState((state) => severalUnderWay(state)?.subject ?? "");
  const about = upgradeOfSeveral([subject]);
  const { progress } = useTransaction(about);
  // The choice lives here so that it survives when the player declines in the wallet.
  const [choice, setChoice] = useState<Choice>({});
  useEffect(() => void loadCreatures(game, "automatic"), [game]);
  switch (progress.stage) {
    case "init":
      return (
        <SeveralForm choice={choice} onChoice={setChoice}>
          <CancelledNote progress={progress} />
        </SeveralForm>
      );
    case "sending":
      return <WaitingPanel text={rules.texts.everyTransaction.signing} />;
    case "pending":
      return (
        <GrowthPending
          kind="upgradeStats"
          checks={progress.checks}
          onRefresh={() => loadCreatures(game, "changed")}
        />
      );
    case "success":
      return (
        <UpgradedCreatures
          creatureIds={creatureIdsOf(subject)}
          assumed={progress.assumed}
          onMore={() => {
            setChoice({});
            leaveSeveral(game);
          }}
        />
      );
    case "failed":
      return (
        <FailedPanel
          rules={rules}
          kind="upgradeStats"
          details={progress.details}
          onTryAgain={() => tryAgain(game, about)}
        />
      );
  }
}

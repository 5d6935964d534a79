import { useEffect } from "react";
import { fill } from "../../../rules/index.ts";
import { ConfirmButton } from "../../components/confirm-button.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { CancelledNote } from "../../transactions/cancelled-note.tsx";
import { FailedPanel } from "../../transactions/failed-panel.tsx";
import { leaveTransaction, tryAgain } from "../../transactions/leave-transaction.ts";
import { UnconfirmedPanels } from "../../transactions/unconfirmed-panel.tsx";
import { useUnconfirmed } from "../../transactions/use-open-transactions.ts";
import { useTransaction } from "../../transactions/use-transaction.ts";
import { useWhyNotSend } from "../../transactions/use-why-not-send.ts";
import { WaitingPanel } from "../../transactions/waiting-panel.tsx";
import { accountInUse } from "../../wallet/account-in-use.ts";
import { buyEnergy, ENERGY_PURCHASE } from "./buy-energy.ts";
import styles from "./energy-purchase.module.css";

/**
 * Shows the purchase of energy in the cat's dialog, from its button to its end (`LAB-148` to `LAB-153`, `CON-05`). It
 * goes on when the dialog closes; an ended purchase is not shown again.
 */
export function EnergyPurchase() {
  const game = useGame();
  const { rules } = useLoaded();
  const { progress } = useTransaction(ENERGY_PURCHASE);
  const { initiated, completed } = rules.texts.transactions.energy;
  useEffect(() => () => leaveTransaction(game, ENERGY_PURCHASE), [game]);
  switch (progress.stage) {
    case "init":
      return (
        <>
          <UnconfirmedPanels about={ENERGY_PURCHASE} />
          <CancelledNote progress={progress} />
          <BuyButton />
        </>
      );
    case "sending":
      return <WaitingPanel text={rules.texts.everyTransaction.signing} />;
    case "pending":
      return (
        <WaitingPanel text={initiated}>
          <p>{rules.texts.everyTransaction.meanwhile}</p>
        </WaitingPanel>
      );
    case "success":
      return (
        <>
          <p role="status" className={styles.bought}>
            {fill(completed, { energy: rules.energyPack.energy })}
          </p>
          <BuyButton />
        </>
      );
    case "failed":
      return (
        <FailedPanel
          rules={rules}
          kind="energy"
          details={progress.details}
          onTryAgain={() => tryAgain(game, ENERGY_PURCHASE)}
        />
      );
  }
}

function BuyButton() {
  const game = useGame();
  const { rules } = useLoaded();
  const account = useGameState(accountInUse);
  const refusal = useWhyNotSend(ENERGY_PURCHASE);
  const isUnconfirmed = useUnconfirmed(ENERGY_PURCHASE).length > 0;
  const { energy, cvxCost } = rules.energyPack;
  return (
    <ConfirmButton
      tone="violet"
      icon="energy"
      wide
      question={isUnconfirmed ? fill(rules.texts.transactions.energy.onceMore, { cvxCost }) : null}
      confirm={rules.texts.lab.energy.buyAgain}
      reason={account === null ? rules.texts.wallet.failures.notReady : refusal}
      onClick={() => account !== null && buyEnergy(game, account, isUnconfirmed)}
    >
      {fill(rules.texts.lab.energy.buy, { energy, cvxCost })}
    </ConfirmButton>
  );
}

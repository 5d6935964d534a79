import { useEffect } from "react";
import { fillNumbers } from "../../../rules/index.ts";
import { ConfirmButton } from "../../components/question.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import type { Game } from "../../game/store/game.ts";
import {
  CancelledNote,
  MeanwhilePanel,
  TransactionStages,
  UnconfirmedPanels,
} from "../../transactions/panels.tsx";
import { messageOf, sendTransaction, useWhyNotSend } from "../../transactions/send-transaction.ts";
import type { TransactionSubject } from "../../transactions/transaction.ts";
import { leaveTransaction } from "../../transactions/transaction-progress.ts";
import { useUnconfirmed } from "../../transactions/use-transaction.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
import styles from "./cat-dialogs.module.css";

/** Subject of the energy purchase; only one runs at a time. */
export const ENERGY_PURCHASE: TransactionSubject = { kind: "energy", subject: "" };

const LABEL = "buyEnergy";

/**
 * Lets the wallet pay for a pack of energy and polls the purchase (`LAB-148`, `GAP-15`, `CON-30`). `onceMore`: the
 * player confirmed another pack although the last one is still unconfirmed.
 */
export function buyEnergy(game: Game, account: string, onceMore = false): Promise<void> {
  leaveTransaction(game, ENERGY_PURCHASE);
  return sendTransaction(game, {
    ...ENERGY_PURCHASE,
    onceMore,
    label: LABEL,
    message: messageOf(game, "energy"),
    manifest: () => game.api.call("POST /api/buyEnergy", { body: { accountAddress: account } }),
  });
}

/**
 * Shows the purchase of energy in the cat's dialog, from the button to the result (`LAB-148` to `LAB-153`, `CON-05`).
 * It continues when the dialog closes; a finished purchase is not shown again.
 */
export function EnergyPurchase() {
  const game = useGame();
  const { rules } = useLoaded();
  const { initiated, completed } = rules.texts.transactions.energy;
  useEffect(() => () => leaveTransaction(game, ENERGY_PURCHASE), [game]);
  return (
    <TransactionStages
      about={ENERGY_PURCHASE}
      offer={
        <>
          <UnconfirmedPanels about={ENERGY_PURCHASE} />
          <CancelledNote about={ENERGY_PURCHASE} />
          <BuyButton />
        </>
      }
      pending={() => <MeanwhilePanel text={initiated} />}
      done={() => (
        <>
          <p role="status" className={styles.bought}>
            {fillNumbers(rules.texts, completed, { energy: rules.energyPack.energy })}
          </p>
          <BuyButton />
        </>
      )}
    />
  );
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
      question={
        isUnconfirmed ? fillNumbers(rules.texts, rules.texts.transactions.energy.onceMore, { cvxCost }) : null
      }
      confirm={rules.texts.lab.energy.buyAgain}
      reason={account === null ? rules.texts.wallet.failures.notReady : refusal}
      onClick={() => account !== null && buyEnergy(game, account, isUnconfirmed)}
    >
      {fillNumbers(rules.texts, rules.texts.lab.energy.buy, { energy, cvxCost })}
    </ConfirmButton>
  );
}

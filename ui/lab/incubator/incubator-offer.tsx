import { useState } from "react";
import { type Machine, whyNot } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { useGame, useGameState, useLoaded, useServerNow } from "../../game/game-context.tsx";
import { whyNotOffered } from "../../transactions/why-not-offered.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
import { activateMachine } from "../commands/activate-machine.ts";
import { activationCommand } from "../commands/activation-command.ts";
import styles from "./incubator-offer.module.css";
import { StakeHeld } from "./stake-held.tsx";
import { UpgradeConfirmation } from "./upgrade-confirmation.tsx";
import { UpgradeOffer } from "./upgrade-offer.tsx";

interface IncubatorOfferProps {
  machine: Machine;
  /** Starts with the upgrade's confirmation, when its button was pressed elsewhere. */
  asksUpgrade: boolean;
}

/** Shows the staked sCVX, the activation button and the upgrade (`LAB-157`, `LAB-163`). */
export function IncubatorOffer({ machine, asksUpgrade }: IncubatorOfferProps) {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const now = useServerNow();
  const [confirming, setConfirming] = useState(asksUpgrade);
  const wallet = useGameState((state) => state.wallet);
  const notOffered = useGameState((state) => whyNotOffered(state, "incubator"));
  const account = accountInUse({ wallet });
  const refusal = whyNot(rules, lab, activationCommand({ wallet }, machine.id), now);
  if (confirming) return <UpgradeConfirmation machine={machine} onCancel={() => setConfirming(false)} />;
  return (
    <>
      <div className={styles.activation}>
        {account === null || notOffered !== null ? null : (
          <StakeHeld account={account} level={machine.level} />
        )}
        <Button
          tone="gold"
          wide
          reason={notOffered ?? refusal?.text ?? null}
          onClick={() => activateMachine(game, machine.id)}
        >
          {rules.texts.lab.incubator.activate}
        </Button>
      </div>
      {machine.level < rules.machines.incubator.maxLevel ? (
        <UpgradeOffer machine={machine} onUpgrade={() => setConfirming(true)} />
      ) : null}
    </>
  );
}

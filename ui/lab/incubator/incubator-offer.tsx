import { useState } from "react";
import {
  type Amount,
  amountOf,
  amountText,
  fill,
  firstRewardStep,
  formatTokens,
  incubatorReward,
  listText,
  type Machine,
  parseTokens,
  type RuleSet,
  whyNot,
} from "../../../rules/index.ts";
import { BalanceCheck } from "../../collection/balance/balance-check.tsx";
import { useTokenBalance } from "../../collection/balance/use-token-balance.ts";
import { Button } from "../../components/button.tsx";
import { useGame, useGameState, useLoaded, useServerNow } from "../../game/game-context.tsx";
import { whyNotOffered } from "../../transactions/transaction-handler.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
import { activateMachine, activationCommand } from "../commands/activate-machine.ts";
import styles from "./incubator-offer.module.css";
import { UpgradeConfirmation, UpgradeOffer } from "./incubator-upgrade.tsx";

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
          needsServer
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

const STAKED_TOKEN = "sCVX";

interface StakeHeldProps {
  account: string;
  /** Level of the incubator. */
  level: number;
}

/** Shows the account's sCVX and the reward it would give now (`LAB-163`); the server decides the actual reward. */
function StakeHeld({ account, level }: StakeHeldProps) {
  const { rules } = useLoaded();
  const { affordability, retry } = useTokenBalance({ account, token: STAKED_TOKEN, amount: 0 });
  if (affordability.kind !== "known")
    return <BalanceCheck affordability={affordability} token={STAKED_TOKEN} onRetry={retry} />;
  const held = parseTokens(affordability.balance) ?? 0n;
  const { held: sentence, wouldYield, wouldYieldNothing } = rules.texts.lab.incubator;
  const staked = amountOf(Number(formatTokens(held, "down", 3)));
  const step = firstRewardStep(rules, level);
  const tooLittle = staked < step;
  const amount = formatTokens(held, "down");
  return (
    <p role="status" className={styles.held}>
      {held === 0n ? rules.texts.lab.activation.noStake : null}
      {held > 0n && tooLittle
        ? fill(wouldYieldNothing, { held: amount, step: amountText(rules.texts, step) })
        : null}
      {tooLittle
        ? null
        : `${fill(sentence, { amount })} ${fill(wouldYield, { gains: gainsOf(rules, level, staked) })}`}
    </p>
  );
}

/** Returns the gains as text, such as '+7 TCorvax and +1 Eggs'. */
function gainsOf(rules: RuleSet, level: number, staked: Amount): string {
  const { baseReward, bonusReward, eggsReward } = incubatorReward(rules, level, staked);
  const { resourceNames, texts } = rules;
  const gains = [
    { amount: baseReward + bonusReward, resource: resourceNames.tcorvax },
    { amount: eggsReward, resource: resourceNames.eggs },
  ]
    .filter(({ amount }) => amount > 0)
    .map(({ amount, resource }) =>
      fill(texts.lab.activation.gained, { amount: amountText(texts, amount), resource }),
    );
  return listText(texts, gains);
}

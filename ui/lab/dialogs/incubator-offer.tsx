import { useState } from "react";
import {
  type Amount,
  amountOf,
  amountText,
  fill,
  firstRewardStep,
  incubatorReward,
  listText,
  type Machine,
  parseTokens,
  type RuleSet,
  resourceText,
  roundTokens,
  tokenText,
  upgradeCost,
  whyNot,
} from "../../../rules/index.ts";
import { BalanceCheck, useTokenBalance } from "../../collection/balance/balance-check.tsx";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { Question } from "../../components/question.tsx";
import { useGame, useGameState, useLoaded, useServerNow } from "../../game/game-context.tsx";
import { whyNotOffered } from "../../transactions/transaction-handler.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
import { activateMachine, activationCommand } from "../commands/activate-machine.ts";
import { upgradeMachine } from "../commands/upgrade-machine.ts";
import { Price } from "../machine-list/price.tsx";
import styles from "./incubator-dialog.module.css";

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
      <div className={layoutStyles.stack}>
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
  const staked = amountOf(Number(roundTokens(held, "down", 3)));
  const step = firstRewardStep(rules, level);
  const tooLittle = staked < step;
  const amount = tokenText(rules.texts, held, "down");
  return (
    <p role="status" className={layoutStyles.centred}>
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
  const { texts } = rules;
  const gained = [
    { amount: baseReward + bonusReward, name: "tcorvax" },
    { amount: eggsReward, name: "eggs" },
  ] as const;
  const gains = gained
    .filter(({ amount }) => amount > 0)
    .map(({ amount, name }) =>
      fill(texts.lab.activation.gained, {
        amount: amountText(texts, amount),
        resource: resourceText(rules, name, amount),
      }),
    );
  return listText(texts, gains);
}

interface UpgradeOfferProps {
  machine: Machine;
  /** Asks for confirmation (`LAB-159`). */
  onUpgrade: () => void;
}

/** Shows the next level and its price, or 'Not Enough Resources' (`LAB-085`, `LAB-157`, `CON-08`). */
function UpgradeOffer({ machine, onUpgrade }: UpgradeOfferProps) {
  const { rules, lab } = useLoaded();
  const now = useServerNow();
  const refusal = whyNot(rules, lab, { type: "upgrade", machineId: machine.id }, now);
  return (
    <section className={styles.upgrade} aria-label={rules.texts.lab.incubator.upgrade}>
      <Price rules={rules} cost={upgradeCost(rules, machine.type, machine.level)} owned={lab.resources} />
      <Button tone="teal" reason={refusal?.text ?? null} reasonShown="caption" onClick={onUpgrade}>
        {refusal?.text ?? fill(rules.texts.lab.incubator.upgradeOffer, { level: machine.level + 1 })}
      </Button>
    </section>
  );
}

/** Asks for confirmation before the incubator's upgrade (`LAB-157`, `LAB-159`). */
function UpgradeConfirmation({ machine, onCancel }: { machine: Machine; onCancel: () => void }) {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const now = useServerNow();
  const refusal = whyNot(rules, lab, { type: "upgrade", machineId: machine.id }, now);
  return (
    <Question
      question={<h3>{fill(rules.texts.lab.incubator.upgradeQuestion, { level: machine.level + 1 })}</h3>}
      confirm={
        <Button
          needsServer
          tone="gold"
          reason={refusal?.text ?? null}
          reasonShown="caption"
          onClick={() => upgradeMachine(game, machine.id)}
        >
          {refusal?.text ?? rules.texts.lab.incubator.upgrade}
        </Button>
      }
      onCancel={onCancel}
    >
      <Price rules={rules} cost={upgradeCost(rules, machine.type, machine.level)} owned={lab.resources} />
    </Question>
  );
}

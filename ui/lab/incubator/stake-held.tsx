import {
  type Amount,
  amountOf,
  fill,
  firstRewardStep,
  formatAmount,
  formatTokens,
  incubatorReward,
  parseTokens,
  type RuleSet,
} from "../../../rules/index.ts";
import { BalanceCheck } from "../../collection/balance/balance-check.tsx";
import { useTokenBalance } from "../../collection/balance/use-token-balance.ts";
import { useLoaded } from "../../game/game-context.tsx";
import styles from "./incubator-offer.module.css";

const STAKED_TOKEN = "sCVX";

interface StakeHeldProps {
  account: string;
  /** Level of the incubator. */
  level: number;
}

/** Shows the account's sCVX and the reward it would give now (`LAB-163`); the server decides the actual reward. */
export function StakeHeld({ account, level }: StakeHeldProps) {
  const { rules } = useLoaded();
  const { affordability, retry } = useTokenBalance({ account, token: STAKED_TOKEN, amount: "0" });
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
      {held > 0n && tooLittle ? fill(wouldYieldNothing, { held: amount, step: formatAmount(step) }) : null}
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
  return [
    { amount: baseReward + bonusReward, resource: resourceNames.tcorvax },
    { amount: eggsReward, resource: resourceNames.eggs },
  ]
    .filter(({ amount }) => amount > 0)
    .map(({ amount, resource }) =>
      fill(texts.lab.activation.gained, { amount: formatAmount(amount), resource }),
    )
    .join(" and ");
}

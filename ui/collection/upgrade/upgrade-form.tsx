import {
  fill,
  type OwnedCreature,
  STAT_NAMES,
  type Stats,
  upgradeCostOf,
  upgradesLeft,
  whyNotEvolve,
  whyNotUpgrade,
  whyNotUpgradeStats,
} from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Choice } from "../../components/choice.tsx";
import { ConfirmButton } from "../../components/question.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { openDialogInFront } from "../../game/store/dialogs.ts";
import { useWhyNotSend } from "../../transactions/send-transaction.ts";
import { whyNoAccount } from "../../wallet/account-in-use.ts";
import { BalanceCheck } from "../balance/balance-check.tsx";
import { useTokenBalance } from "../balance/use-token-balance.ts";
import { CannotGrow } from "../layout/cannot-grow.tsx";
import { PointAllocator } from "./point-allocator.tsx";
import { upgradeOf, upgradeStatsOf } from "./upgrade-stats.ts";

interface UpgradeFormProps {
  creature: OwnedCreature;
  account: string | null;
  points: Stats;
  onPoints: (points: Stats) => void;
  /** Number of upgrades in one signature (`GAP-70`). */
  upgrades: number;
  onUpgrades: (upgrades: number) => void;
}

/** Shows points, price and the upgrade button, or why this creature cannot be upgraded (`LED-155`, `LED-160`). */
export function UpgradeForm(props: UpgradeFormProps) {
  const { creature, account, points, onPoints, upgrades, onUpgrades } = props;
  const game = useGame();
  const { rules } = useLoaded();
  const noAccount = useGameState(whyNoAccount);
  const otherUnderWay = useWhyNotSend(upgradeOf(creature.id));
  const single = upgradeCostOf(rules, creature);
  const costOf = (count: number) => ({ ...single, amount: count * single.amount });
  const cost = costOf(upgrades);
  const closed = whyNotUpgrade(rules, creature);
  const { affordability, retry } = useTokenBalance(
    account === null || closed !== null ? null : { account, token: cost.token, amount: cost.amount },
  );

  if (closed !== null) {
    return (
      <CannotGrow title={rules.texts.collection.upgrade.cannotUpgrade} reason={closed.text}>
        {whyNotEvolve(rules, creature) === null ? (
          <Button
            tone="gold"
            onClick={() => openDialogInFront(game, { kind: "evolve", creatureId: creature.id })}
          >
            {rules.texts.collection.upgrade.evolve}
          </Button>
        ) : null}
      </CannotGrow>
    );
  }
  const tooPoor = affordability.kind === "known" && affordability.missing > 0n;
  const given = STAT_NAMES.reduce((sum, name) => sum + points[name], 0);
  const maxPoints = upgrades * rules.creatures.upgrades.maxPoints;
  const left = upgradesLeft(rules, creature);
  const { fewerPoints } = rules.texts.transactions.upgradeStats;
  const refusal =
    whyNotUpgradeStats(rules, creature, points, upgrades)?.text ??
    (tooPoor ? fill(rules.texts.collection.notEnough, { token: cost.token }) : otherUnderWay);
  return (
    <>
      {left > 1 ? (
        <Choice
          label={rules.texts.collection.upgrade.atOnce}
          value={upgrades}
          options={Array.from({ length: left }, (_, index) => index + 1).map((n) => ({
            value: n,
            text: fill(rules.texts.collection.upgrade.atOnceOption, { n, ...costOf(n) }),
          }))}
          onChange={onUpgrades}
        />
      ) : null}
      <PointAllocator
        rules={rules}
        creature={creature}
        points={points}
        upgrades={upgrades}
        onChange={onPoints}
      />
      <p>{fill(rules.texts.collection.cost, { ...cost })}</p>
      {account === null ? null : (
        <BalanceCheck affordability={affordability} token={cost.token} onRetry={retry} />
      )}
      <ConfirmButton
        tone="gold"
        wide
        question={given < maxPoints ? fill(fewerPoints, { points: given, maxPoints }) : null}
        confirm={rules.texts.collection.upgrade.upgradeAnyway}
        reason={noAccount ?? refusal}
        onClick={() => account !== null && upgradeStatsOf(game, account, creature, points, upgrades)}
      >
        {rules.texts.collection.upgrade.upgradeStats}
      </ConfirmButton>
    </>
  );
}

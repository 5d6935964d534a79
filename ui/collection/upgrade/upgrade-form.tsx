import { useState } from "react";
import {
  fill,
  fillNumbers,
  listText,
  type OwnedCreature,
  type RuleSet,
  refusalOf,
  restToSpecialties,
  STAT_NAMES,
  type StatName,
  type Stats,
  upgradeCostOf,
  upgradesLeft,
  whyNotAllocate,
  whyNotEvolve,
  whyNotUpgrade,
  whyNotUpgradeStats,
} from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Choice } from "../../components/choice.tsx";
import { classNames } from "../../components/class-names.ts";
import { Icon } from "../../components/icon.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { ConfirmButton } from "../../components/question.tsx";
import tones from "../../components/stat-tone.module.css";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { openDialogInFront } from "../../game/store/dialogs.ts";
import { useWhyNotSend } from "../../transactions/send-transaction.ts";
import { whyNoAccount } from "../../wallet/account-in-use.ts";
import { BalanceCheck, useTokenBalance } from "../balance/balance-check.tsx";
import { CannotGrow } from "../layout/growth-panels.tsx";
import styles from "./upgrade-form.module.css";
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
            text: fillNumbers(rules.texts, rules.texts.collection.upgrade.atOnceOption, { n, ...costOf(n) }),
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
      <p>{fillNumbers(rules.texts, rules.texts.collection.cost, { ...cost })}</p>
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

interface PointAllocatorProps {
  rules: RuleSet;
  creature: OwnedCreature;
  points: Stats;
  /** Number of upgrades that the points are for. */
  upgrades: number;
  onChange: (points: Stats) => void;
}

const sum = (points: Stats) => STAT_NAMES.reduce((total, name) => total + points[name], 0);

/**
 * Lets the player distribute points over the five stats (`LED-153`). A step that the rules refuse changes nothing and
 * shows the reason (`LED-158`, `LED-159`). One press gives all that are left to the creature's specialties.
 */
function PointAllocator({ rules, creature, points, upgrades, onChange }: PointAllocatorProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const maxPoints = upgrades * rules.creatures.upgrades.maxPoints;

  function change(name: StatName, by: number) {
    const next = { ...points, [name]: points[name] + by };
    const refused = whyNotAllocate(rules, next, upgrades);
    // Every allocation starts with no points, so that is not shown as a refusal.
    const isRefused = refused !== null && refused.code !== "no_points" && refused.code !== "point_for_each";
    setRefusal(isRefused ? refused.text : null);
    if (!isRefused) onChange(next);
  }

  return (
    <fieldset className={styles.allocator}>
      <legend className={styles.legend}>
        {fill(rules.texts.collection.upgrade.pointsLeft, { left: maxPoints - sum(points), all: maxPoints })}
      </legend>
      {STAT_NAMES.map((name) => (
        <div key={name} className={`${styles.row} ${tones[name]}`}>
          <span className={styles.name}>
            <Icon name={`stat_${name}`} size={20} />
            {rules.texts.creatures.statNames[name]}
          </span>
          <span className={layoutStyles.endNumber}>
            {creature.stats[name]}
            {points[name] > 0 ? <span className={layoutStyles.success}> +{points[name]}</span> : null}
          </span>
          <Step
            label={fill(rules.texts.collection.upgrade.take, { stat: rules.texts.creatures.statNames[name] })}
            sign="−"
            possible={points[name] > 0}
            onClick={() => change(name, -1)}
          />
          <Step
            label={fill(rules.texts.collection.upgrade.give, { stat: rules.texts.creatures.statNames[name] })}
            sign="+"
            possible={sum(points) < maxPoints}
            onClick={() => change(name, 1)}
          />
        </div>
      ))}
      {creature.specialty_stats.length > 0 ? (
        <Button
          size="small"
          reasonShown="caption"
          reason={sum(points) < maxPoints ? null : refusalOf(rules, "too_many_points", { n: maxPoints }).text}
          onClick={() => onChange(restToSpecialties(rules, creature, points, upgrades))}
        >
          {fill(rules.texts.collection.upgrade.giveRest, {
            stats: listText(
              rules.texts,
              creature.specialty_stats.map((name) => rules.texts.creatures.statNames[name]),
            ),
          })}
        </Button>
      ) : null}
      <p role="status" className={classNames(layoutStyles.mayBeEmpty, layoutStyles.warningNote)}>
        {refusal}
      </p>
    </fieldset>
  );
}

interface StepProps {
  label: string;
  sign: string;
  /** An impossible step is dimmed but can be pressed to show its reason. */
  possible: boolean;
  onClick: () => void;
}

function Step({ label, sign, possible, onClick }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      data-dimmed={!possible || undefined}
      onClick={onClick}
    >
      {sign}
    </button>
  );
}

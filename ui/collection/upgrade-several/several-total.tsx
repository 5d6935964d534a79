import type { ReactNode } from "react";
import {
  fill,
  fillNumbers,
  type OwnedCreature,
  STAT_NAMES,
  sumOfCosts,
  upgradeCostOf,
  whyNotSeveral,
} from "../../../rules/index.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { ConfirmButton } from "../../components/question.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { useWhyNotSend } from "../../transactions/send-transaction.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
import { BalanceCheck, useTokenBalances } from "../balance/balance-check.tsx";
import { NO_POINTS } from "../upgrade/upgrade-stats.ts";
import styles from "./upgrade-several.module.css";
import { type Choice, upgradeOfSeveral, upgradeSeveralOf } from "./upgrade-several.ts";

interface SeveralTotalProps {
  /** The chosen creatures. */
  creatures: readonly OwnedCreature[];
  choice: Choice;
  children: ReactNode;
}

/** Shows the price of all chosen upgrades beside what the account holds, and the button that signs them (`GAP-70`). */
export function SeveralTotal({ creatures, choice, children }: SeveralTotalProps) {
  const game = useGame();
  const { rules } = useLoaded();
  const account = useGameState(accountInUse);
  const ids = creatures.map(({ id }) => id);
  const otherUnderWay = useWhyNotSend(upgradeOfSeveral(ids));
  const prices = useTokenBalances(
    account,
    sumOfCosts(creatures.map((creature) => upgradeCostOf(rules, creature))),
  );
  const { several: texts, notEnough } = rules.texts.collection;
  const { mostCreatures, maxPoints } = rules.creatures.upgrades;
  const upgrades = ids.map((creatureId) => ({ creatureId, points: choice[creatureId] ?? NO_POINTS }));
  const given = upgrades.flatMap(({ points }) => STAT_NAMES.map((name) => points[name]));
  const points = given.reduce((sum, more) => sum + more, 0);
  const possible = ids.length * maxPoints;
  const short = prices.find(
    ({ affordability }) => affordability.kind === "known" && affordability.missing > 0n,
  );
  const tooFew = ids.length < 2 ? texts.chooseTwo : null;
  const refused = whyNotSeveral(rules, upgrades);
  const refusal =
    tooFew ??
    (refused?.code === "no_points" ? texts.pointForEach : refused?.text) ??
    (short ? fill(notEnough, { token: short.token }) : otherUnderWay);
  const { fewerPoints } = rules.texts.transactions.upgradeStats;
  return (
    <section className={styles.total} aria-label={texts.total}>
      <div className={styles.prices}>
        <p className={layoutStyles.muted}>
          {fill(texts.chosen, { number: ids.length, most: mostCreatures })}
        </p>
        {prices.map(({ token, amount, affordability, retry }) => (
          <div key={token} className={styles.price}>
            <strong>{fillNumbers(rules.texts, rules.texts.collection.cost, { amount, token })}</strong>
            <BalanceCheck affordability={affordability} token={token} onRetry={retry} />
          </div>
        ))}
        {children}
      </div>
      <div className={styles.sign}>
        <ConfirmButton
          tone="gold"
          wide
          question={points < possible ? fill(fewerPoints, { points, maxPoints: possible }) : null}
          confirm={rules.texts.collection.upgrade.upgradeAnyway}
          reason={refusal}
          onClick={() => account !== null && upgradeSeveralOf(game, account, creatures, choice)}
        >
          {texts.sign}
        </ConfirmButton>
      </div>
    </section>
  );
}

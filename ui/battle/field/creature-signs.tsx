import {
  fateOf,
  fill,
  outcomeAmount,
  outcomeChance,
  outcomeCritical,
  percentOf,
  type TargetOutcome,
} from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import { Icon } from "../../components/icon.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useBattleClient } from "../battle-context.tsx";
import type { ShownIntention } from "../forecast.ts";
import { SCREEN_ACTIONS } from "../screen-actions.ts";
import styles from "./creature-signs.module.css";

/**
 * What the next press does to a creature, on the creature itself: amount, critical hit,
 * chances, and in a word whether it falls.
 * Screen readers get the same in sentences, in the description of the creature.
 */
export function OutcomeChip({ outcome }: { outcome: TargetOutcome }) {
  const { rules } = useBattleClient();
  const { preview } = rules.texts.battleScreen;
  const amount = outcomeAmount(rules, outcome);
  const critical = outcomeCritical(rules, outcome);
  const fate = fateOf(outcome);
  if (amount === null) return null;
  return (
    <span className={styles.chip} data-outcome={outcome.damage ? "damage" : "healing"} data-fate={fate}>
      <span className={styles.amount}>{amount}</span>
      {fate === "stays" ? null : (
        <span className={styles.fate}>
          {fate === "falls"
            ? preview.falls
            : fill(preview.mayFall, { percent: percentOf(outcome.defeatChance) })}
        </span>
      )}
      {critical === null ? null : <span className={styles.critical}>{critical}</span>}
      <span className={classNames(layoutStyles.mayBeEmpty, styles.chances)}>
        {outcomeChance(rules, outcome)}
      </span>
    </span>
  );
}

/** What an enemy would do next, above it: an icon and a few words. Screen readers get it in its description. */
export function IntentionBadge({ type, text }: Pick<ShownIntention, "type" | "text">) {
  return (
    <span className={styles.badge} data-intention={type}>
      <Icon name={SCREEN_ACTIONS[type].icon} size={14} /> <span className={styles.words}>{text}</span>
    </span>
  );
}

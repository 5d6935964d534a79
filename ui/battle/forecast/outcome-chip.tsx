import {
  fateOf,
  fill,
  outcomeAmount,
  outcomeChances,
  outcomeCritical,
  percentOf,
  type TargetOutcome,
} from "../../../rules/index.ts";
import { useBattleClient } from "../battle-context.tsx";
import styles from "./outcome-chip.module.css";

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
      <span className={styles.chances}>
        {outcomeChances(rules, outcome).map((chance, index) => (
          <span key={chance}>{index === 0 ? chance : ` · ${chance}`}</span>
        ))}
      </span>
    </span>
  );
}

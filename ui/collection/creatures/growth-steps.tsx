import { fill, type OwnedCreature, type RuleSet, upgradesLeft } from "../../../rules/index.ts";
import styles from "./growth-steps.module.css";

interface GrowthStepsProps {
  rules: RuleSet;
  creature: OwnedCreature;
}

/** Shows how many stat upgrades of this form, or level-ups of the last form, are done (`LED-169`, `LED-170`). */
export function GrowthSteps({ rules, creature }: GrowthStepsProps) {
  const { finalForm, upgrades } = rules.creatures;
  const { creatures: texts } = rules.texts.collection;
  const isLast = creature.form >= finalForm;
  const total = isLast ? upgrades.finalForm : upgrades.perForm;
  const done = total - upgradesLeft(rules, creature);
  return (
    <p className={styles.steps}>
      <span>{fill(texts.steps, { steps: isLast ? texts.levelUps : texts.statUpgrades, done, total })}</span>
      <span className={styles.pips} aria-hidden="true">
        {Array.from({ length: total }, (_, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
          <span key={step} className={step < done ? styles.done : styles.open} />
        ))}
      </span>
    </p>
  );
}

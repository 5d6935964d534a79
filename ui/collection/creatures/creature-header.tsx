import { fill, formName, type OwnedCreature, type RuleSet, upgradesLeft } from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { RarityRibbon, rarityTone } from "../../components/rarity-ribbon.tsx";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { useLoaded } from "../../game/game-context.tsx";
import styles from "./creature-header.module.css";

/** Shows in one row which creature a dialog is about. */
export function CreatureHeader({ creature }: { creature: OwnedCreature }) {
  const { rules } = useLoaded();
  return (
    <div className={classNames(styles.header, rarityTone(creature.rarity))}>
      <CreaturePicture creature={creature} size={84} />
      <div className={styles.words}>
        <h3>{creature.species_name}</h3>
        <p className={layoutStyles.factRow}>
          <RarityRibbon rarity={creature.rarity} /> {formName(rules, creature.form)}
        </p>
        <GrowthSteps rules={rules} creature={creature} />
      </div>
    </div>
  );
}

/** Shows how many stat upgrades of this form, or level-ups of the last form, are done (`LED-169`, `LED-170`). */
export function GrowthSteps({ rules, creature }: { rules: RuleSet; creature: OwnedCreature }) {
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

interface CreaturePortraitProps {
  rules: RuleSet;
  creature: OwnedCreature;
  /** The name that its owner gave it; null without one. */
  nickname?: string | null;
  size?: number;
}

/** Shows a creature with a frame in the colour of its rarity, its name, rarity and form. */
export function CreaturePortrait({ rules, creature, nickname = null, size = 168 }: CreaturePortraitProps) {
  return (
    <figure className={classNames(styles.frame, rarityTone(creature.rarity))}>
      <CreaturePicture creature={creature} size={size} />
      <figcaption className={styles.creaturePortraitWords}>
        <span className={styles.name}>
          <bdi>{nickname ?? creature.species_name}</bdi>
        </span>
        {nickname === null ? null : <span>{creature.species_name}</span>}
        <span className={layoutStyles.factRow}>
          <RarityRibbon rarity={creature.rarity} />
          <span>{formName(rules, creature.form)}</span>
        </span>
      </figcaption>
    </figure>
  );
}

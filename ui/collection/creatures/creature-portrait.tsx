import { formName, type OwnedCreature, type RuleSet } from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import { RarityRibbon, rarityTone } from "../../components/rarity-ribbon.tsx";
import { CreaturePicture } from "../../components/token-picture.tsx";
import styles from "./creature-portrait.module.css";

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
      <figcaption className={styles.words}>
        <span className={styles.name}>
          <bdi>{nickname ?? creature.species_name}</bdi>
        </span>
        {nickname === null ? null : <span>{creature.species_name}</span>}
        <span className={styles.facts}>
          <RarityRibbon rarity={creature.rarity} />
          <span>{formName(rules, creature.form)}</span>
        </span>
      </figcaption>
    </figure>
  );
}

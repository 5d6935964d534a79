import { type Creature, creaturePower, formName, type RuleSet } from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import { CreaturePicture } from "../../components/creature-picture.tsx";
import card from "../../components/rarity-card.module.css";
import { RarityRibbon, rarityTone } from "../../components/rarity-ribbon.tsx";
import styles from "./creature-card.module.css";

interface CreatureCardProps {
  rules: RuleSet;
  creature: Creature;
  /** Its place in the drawing order from 0, or -1: not picked. */
  place: number;
  /** No further one can be picked (`BAT-020`, `PVP-007`). */
  full: boolean;
  onToggle: () => void;
}

/** A creature that may be picked: a click takes it in or out. */
export function CreatureCard({ rules, creature, place, full, onToggle }: CreatureCardProps) {
  const { species_name: name, rarity, form } = creature;
  const isPicked = place >= 0;
  return (
    <button
      type="button"
      className={classNames(card.card, rarityTone(rarity))}
      aria-pressed={isPicked}
      aria-disabled={(full && !isPicked) || undefined}
      onClick={onToggle}
    >
      {isPicked ? <span className={styles.place}>{place + 1}</span> : null}
      <CreaturePicture creature={creature} size={76} />
      <span className={card.name}>{name}</span>
      <span className={card.facts}>
        <RarityRibbon rarity={rarity} />
        <span>{formName(rules, form)}</span>
      </span>
      <span className={styles.power}>Power {creaturePower(creature)}</span>
    </button>
  );
}

import {
  formName,
  type OwnedCreature,
  type RuleSet,
  whyNotEvolve,
  whyNotUpgrade,
} from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import card from "../../components/rarity-card.module.css";
import { RarityRibbon, rarityTone } from "../../components/rarity-ribbon.tsx";
import { CreaturePicture } from "../../components/token-picture.tsx";
import styles from "./creature-list.module.css";

interface CreatureListProps {
  rules: RuleSet;
  creatures: readonly OwnedCreature[];
  /** Id of the creature whose details are shown. */
  selected: string | null;
  onSelect: (id: string) => void;
}

/** Shows the creatures as cards (`LED-128`, `LED-132`). */
export function CreatureList({ rules, creatures, selected, onSelect }: CreatureListProps) {
  return (
    <ul className={styles.list} aria-label={rules.texts.collection.creatures.creatures}>
      {creatures.map((creature) => (
        <li key={creature.id}>
          <button
            type="button"
            className={classNames(card.card, rarityTone(creature.rarity))}
            aria-pressed={creature.id === selected}
            onClick={() => onSelect(creature.id)}
          >
            <CreaturePicture creature={creature} size={88} />
            <span className={card.name}>{creature.species_name}</span>
            <span className={card.facts}>
              <RarityRibbon rarity={creature.rarity} />
              <span>{formName(rules, creature.form)}</span>
            </span>
            <span className={styles.next}>{nextStep(rules, creature)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Returns the text for the creature's next possible action. */
function nextStep(rules: RuleSet, creature: OwnedCreature): string {
  if (whyNotEvolve(rules, creature) === null) return rules.texts.collection.creatures.readyToEvolve;
  return whyNotUpgrade(rules, creature)?.text ?? rules.texts.collection.creatures.canBeUpgraded;
}

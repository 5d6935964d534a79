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
  /** By creature id. */
  nicknames: Readonly<Record<string, string>>;
  /** Id of the creature whose details are shown. */
  selected: string | null;
  onSelect: (id: string) => void;
}

/** Shows the creatures as cards (`LED-128`, `LED-132`). */
export function CreatureList({ rules, creatures, nicknames, selected, onSelect }: CreatureListProps) {
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
            <CreatureName species={creature.species_name} nickname={nicknames[creature.id] ?? null} />
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

/** The nickname above the species, or the species alone. */
function CreatureName({ species, nickname }: { species: string; nickname: string | null }) {
  return (
    <>
      <span className={classNames(card.name, styles.name)}>
        <bdi>{nickname ?? species}</bdi>
      </span>
      {nickname === null ? null : <span>{species}</span>}
    </>
  );
}

/** Returns the text for the creature's next possible action. */
function nextStep(rules: RuleSet, creature: OwnedCreature): string {
  if (whyNotEvolve(rules, creature) === null) return rules.texts.collection.creatures.readyToEvolve;
  return whyNotUpgrade(rules, creature)?.text ?? rules.texts.collection.creatures.canBeUpgraded;
}

import {
  creaturePower,
  fillPlural,
  formName,
  numberText,
  type OwnedCreature,
  RARITIES,
  type RuleSet,
  whyNotEvolve,
  whyNotUpgrade,
} from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import card from "../../components/rarity-card.module.css";
import { RarityRibbon, rarityTone } from "../../components/rarity-ribbon.tsx";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { useTexts } from "../../game/texts.ts";
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
    <ul
      className={classNames(layoutStyles.cardList, styles.list)}
      aria-label={rules.texts.collection.creatures.creatures}
    >
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
            <span className={layoutStyles.caption}>{nextStep(rules, creature)}</span>
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
      <span className={classNames(layoutStyles.cardName, styles.name)}>
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

interface CreaturesSummaryProps {
  rules: RuleSet;
  creatures: readonly OwnedCreature[];
  onUpgradeSeveral: () => void;
}

/** Shows totals over all creatures, and leads to the upgrade of several of them (`LED-128`, `GAP-70`). */
export function CreaturesSummary({ rules, creatures, onUpgradeSeveral }: CreaturesSummaryProps) {
  const { creatures: texts } = rules.texts.collection;
  const { several } = rules.texts.collection;
  const open = creatures.filter((creature) => whyNotUpgrade(rules, creature) === null).length;
  const powers = creatures.map(creaturePower);
  const ready = creatures.filter((creature) => whyNotEvolve(rules, creature) === null).length;
  const rarities = [...RARITIES].reverse().map((rarity) => ({
    rarity,
    count: creatures.filter((creature) => creature.rarity === rarity).length,
  }));
  return (
    <section className={styles.summary} aria-label={texts.summary}>
      <Figure
        name={fillPlural(rules.texts, texts.count, { creatures: creatures.length })}
        value={creatures.length}
      />
      <Figure name={texts.strongest} value={Math.max(...powers)} />
      <Figure name={texts.readyToEvolve} value={ready} />
      <ul className={styles.rarities} aria-label={texts.byRarity}>
        {rarities.map(({ rarity, count }) =>
          count === 0 ? null : (
            <li key={rarity}>
              {count} <RarityRibbon rarity={rarity} />
            </li>
          ),
        )}
      </ul>
      {rules.creatures.upgrades.mostCreatures > 1 ? (
        <div className={styles.several}>
          <Button
            size="small"
            tone="teal"
            reason={open < 2 ? several.needsTwo : null}
            onClick={onUpgradeSeveral}
          >
            {several.open}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  const texts = useTexts();
  return (
    <span className={layoutStyles.dim}>
      <span className={styles.value}>{numberText(texts, value)}</span> {name}
    </span>
  );
}

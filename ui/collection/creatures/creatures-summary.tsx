import {
  creaturePower,
  fillPlural,
  type OwnedCreature,
  RARITIES,
  type RuleSet,
  whyNotEvolve,
  whyNotUpgrade,
} from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { RarityRibbon } from "../../components/rarity-ribbon.tsx";
import styles from "./creatures-summary.module.css";

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
  return (
    <span className={styles.figure}>
      <span className={styles.value}>{value}</span> {name}
    </span>
  );
}

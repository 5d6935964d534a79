import {
  creaturePower,
  fillPlural,
  type OwnedCreature,
  RARITIES,
  type RuleSet,
  whyNotEvolve,
} from "../../../rules/index.ts";
import { RarityRibbon } from "../../components/rarity-ribbon.tsx";
import styles from "./creatures-summary.module.css";

interface CreaturesSummaryProps {
  rules: RuleSet;
  creatures: readonly OwnedCreature[];
}

/** Shows totals over all creatures (`LED-128`). */
export function CreaturesSummary({ rules, creatures }: CreaturesSummaryProps) {
  const { creatures: texts } = rules.texts.collection;
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

import { fillNumbers, RARITIES, type RuleSet, rarityPercent } from "../../../rules/index.ts";
import { RarityRibbon } from "../../components/rarity-ribbon.tsx";
import styles from "./rarity-odds.module.css";

/** Shows how likely each rarity of an egg is, before the player pays for one (`GAP-21`). */
export function RarityOdds({ rules }: { rules: RuleSet }) {
  const { odds } = rules.texts.collection.mint;
  return (
    <ul className={styles.odds} aria-label={odds.title}>
      {RARITIES.map((rarity) => (
        <li key={rarity} className={styles.rarity}>
          <RarityRibbon rarity={rarity} />
          {fillNumbers(rules.texts, odds.share, {
            percent: rarityPercent(rules, rarity),
          })}
        </li>
      ))}
    </ul>
  );
}

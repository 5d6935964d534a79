import type { Rarity } from "../../rules/index.ts";
import { classNames } from "./class-names.ts";
import styles from "./rarity-ribbon.module.css";
import { useWords } from "./words.ts";

const TONES: Record<Rarity, string | undefined> = {
  Common: styles.common,
  Rare: styles.rare,
  Epic: styles.epic,
  Legendary: styles.legendary,
};

/** Returns the class that sets `--rarity` to the colour of a rarity (`LED-132`). */
export function rarityTone(rarity: Rarity): string {
  return TONES[rarity] ?? "";
}

/** Shows a rarity in its colour and in words, because colour alone is not accessible (`LED-132`). */
export function RarityRibbon({ rarity }: { rarity: Rarity }) {
  const { rarities } = useWords();
  return <span className={classNames(styles.ribbon, rarityTone(rarity))}>{rarities[rarity]}</span>;
}

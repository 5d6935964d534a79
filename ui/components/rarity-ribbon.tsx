import type { Rarity } from "../../rules/index.ts";
import { classNames } from "./class-names.ts";
import styles from "./rarity-ribbon.module.css";

const TONES: Record<Rarity, string | undefined> = {
  Common: styles.common,
  Rare: styles.rare,
  Epic: styles.epic,
  Legendary: styles.legendary,
};

/** The class that gives an element and what is in it the colour of a rarity, as `--rarity` (`LED-132`). */
export function rarityTone(rarity: Rarity): string {
  return TONES[rarity] ?? "";
}

/** A rarity in its colour and, because a colour alone says too little, in words (`LED-132`). */
export function RarityRibbon({ rarity }: { rarity: Rarity }) {
  return <span className={classNames(styles.ribbon, rarityTone(rarity))}>{rarity}</span>;
}

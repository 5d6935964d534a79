import {
  type OwnedItem,
  RARITIES,
  type RuleSet,
  spellDescription,
  toolDescription,
} from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import { ItemPicture } from "../../components/item-picture.tsx";
import card from "../../components/rarity-card.module.css";
import { rarityTone } from "../../components/rarity-ribbon.tsx";
import styles from "./item-row.module.css";

interface ItemRowProps {
  rules: RuleSet;
  kind: "tools" | "spells";
  item: OwnedItem;
  picked: boolean;
  /** No further one can be picked (`BAT-020`, `PVP-008`). */
  full: boolean;
  onToggle: () => void;
}

const WORDS = {
  tools: { picture: "tool", describe: toolDescription },
  spells: { picture: "spell", describe: spellDescription },
} as const;

/** A tool or spell that may be picked: a click takes it in or out. */
export function ItemRow({ rules, kind, item, picked, full, onToggle }: ItemRowProps) {
  const { picture, describe } = WORDS[kind];
  return (
    <button
      type="button"
      className={classNames(card.row, styles.row, rarityTone(rarityOf(item)))}
      aria-pressed={picked}
      aria-disabled={(full && !picked) || undefined}
      onClick={onToggle}
    >
      <ItemPicture name={item.name} kind={picture} size={48} />
      <span className={styles.words}>
        <span className={styles.name}>{item.name}</span>
        <span className={styles.kind}>{kindText(rules, item)}</span>
        <span className={styles.effect}>{describe(rules, item)}</span>
      </span>
    </button>
  );
}

/** Stat and effect in words, such as 'Magic, Shield'. */
function kindText({ texts: { creatures } }: RuleSet, { type, effect }: OwnedItem): string {
  const names: Readonly<Record<string, string>> = creatures.statNames;
  const effectName = effect.charAt(0).toUpperCase() + effect.slice(1);
  return `${names[type] ?? type}, ${effectName}`;
}

function rarityOf({ rarity }: OwnedItem) {
  return RARITIES.find((known) => known === rarity) ?? "Common";
}

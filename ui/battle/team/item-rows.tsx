import {
  fill,
  type OwnedItem,
  RARITIES,
  type RuleSet,
  spellDescription,
  toolDescription,
} from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import { ListPages, usePages } from "../../components/list-pages.tsx";
import card from "../../components/rarity-card.module.css";
import { rarityTone } from "../../components/rarity-ribbon.tsx";
import { ItemPicture } from "../../components/token-picture.tsx";
import styles from "./item-rows.module.css";

interface ItemRowsProps {
  rules: RuleSet;
  kind: "tools" | "spells";
  items: readonly OwnedItem[];
  /** Ids. */
  picked: readonly string[];
  /** Maximum number that can be picked. */
  cap: number;
  onToggle: (id: string) => void;
}

/** The tools or the spells that may be picked, page by page; a click picks one or puts it back. */
export function ItemRows({ rules, kind, items, picked, cap, onToggle }: ItemRowsProps) {
  const shown = usePages(items, null);
  return (
    <ListPages shown={shown}>
      <ul className={styles.list}>
        {shown.things.map((item) => (
          <li key={item.id}>
            <ItemRow
              rules={rules}
              kind={kind}
              item={item}
              picked={picked.includes(item.id)}
              full={picked.length >= cap}
              onToggle={() => onToggle(item.id)}
            />
          </li>
        ))}
      </ul>
    </ListPages>
  );
}

interface ItemRowProps {
  rules: RuleSet;
  kind: "tools" | "spells";
  item: OwnedItem;
  picked: boolean;
  /** Whether no further item can be picked (`BAT-020`, `PVP-008`). */
  full: boolean;
  onToggle: () => void;
}

const KINDS = {
  tools: { picture: "tool", describe: toolDescription },
  spells: { picture: "spell", describe: spellDescription },
} as const;

function ItemRow({ rules, kind, item, picked, full, onToggle }: ItemRowProps) {
  const { picture, describe } = KINDS[kind];
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

/** Returns stat and effect in words, such as 'Magic, Shield'. */
function kindText({ texts: { creatures, battleScreen } }: RuleSet, { type, effect }: OwnedItem): string {
  const names: Readonly<Record<string, string>> = creatures.statNames;
  const effectName = effect.charAt(0).toUpperCase() + effect.slice(1);
  return fill(battleScreen.team.itemKind, { stat: names[type] ?? type, effect: effectName });
}

function rarityOf({ rarity }: OwnedItem) {
  return RARITIES.find((known) => known === rarity) ?? "Common";
}

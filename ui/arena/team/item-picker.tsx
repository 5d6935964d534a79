import { useId } from "react";
import {
  type OwnedItem,
  RARITIES,
  type RuleSet,
  selectionCaps,
  spellDescription,
  toolDescription,
} from "../../../rules/index.ts";
import { classNames } from "../../parts/class-names.ts";
import { ItemPicture } from "../../parts/item-picture.tsx";
import { rarityTone } from "../../parts/rarity-ribbon.tsx";
import { togglePick } from "../actions/pick-team.ts";
import { useArena, useArenaState } from "../arena-context.tsx";
import styles from "./item-picker.module.css";

type ItemKind = "tools" | "spells";

const WORDS = {
  tools: { title: "Tools", none: "You own no tools.", picture: "tool", describe: toolDescription },
  spells: { title: "Spells", none: "You own no spells.", picture: "spell", describe: spellDescription },
} as const;

/** The tools or the spells to take along, up to five of each (`BAT-018`, `BAT-020`). */
export function ItemPicker({ kind }: { kind: ItemKind }) {
  const { rules } = useArena();
  const heading = useId();
  const items = useArenaState((state) => state.collection[kind]);
  const picked = useArenaState((state) => state.selection[kind]);
  const cap = selectionCaps(rules)[kind];
  const { title, none } = WORDS[kind];
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h3 id={heading} className={styles.head}>
        {title}{" "}
        <span className={styles.count}>
          {picked.length} / {cap}
        </span>
      </h3>
      {items.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.id}>
              <ItemRow
                kind={kind}
                item={item}
                picked={picked.includes(item.id)}
                full={picked.length >= cap}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface ItemRowProps {
  kind: ItemKind;
  item: OwnedItem;
  picked: boolean;
  full: boolean;
}

function ItemRow({ kind, item, picked, full }: ItemRowProps) {
  const arena = useArena();
  const { picture, describe } = WORDS[kind];
  return (
    <button
      type="button"
      className={classNames(styles.row, rarityTone(rarityOf(item)))}
      aria-pressed={picked}
      aria-disabled={(full && !picked) || undefined}
      onClick={() => togglePick(arena, kind, item.id)}
    >
      <ItemPicture name={item.name} kind={picture} size={48} />
      <span className={styles.words}>
        <span className={styles.name}>{item.name}</span>
        <span className={styles.kind}>{kindText(arena.rules, item)}</span>
        <span className={styles.effect}>{describe(arena.rules, item)}</span>
      </span>
    </button>
  );
}

/** Stat and effect in words, such as 'Magic, Shield'. */
function kindText({ creatures }: RuleSet, { type, effect }: OwnedItem): string {
  const names: Readonly<Record<string, string>> = creatures.statNames;
  const effectName = effect.charAt(0).toUpperCase() + effect.slice(1);
  return `${names[type] ?? type}, ${effectName}`;
}

function rarityOf({ rarity }: OwnedItem) {
  return RARITIES.find((known) => known === rarity) ?? "Common";
}

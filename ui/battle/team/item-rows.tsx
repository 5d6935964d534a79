import {
  type Creature,
  casterText,
  fill,
  nameText,
  type OwnedItem,
  RARITIES,
  type RuleSet,
  spellDescription,
  strongestCaster,
  toolDescription,
} from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { ListPages, usePages } from "../../components/list-pages.tsx";
import card from "../../components/rarity-card.module.css";
import { rarityTone } from "../../components/rarity-ribbon.tsx";
import { ItemPicture } from "../../components/token-picture.tsx";
import { groupAlike } from "./item-groups.ts";
import styles from "./item-rows.module.css";

interface ItemRowsProps {
  rules: RuleSet;
  kind: "tools" | "spells";
  items: readonly OwnedItem[];
  /** The creatures picked so far, one of which will cast the spells. */
  team: readonly Creature[];
  /** Ids. */
  picked: readonly string[];
  /** Maximum number that can be picked. */
  cap: number;
  onToggle: (id: string) => void;
}

/**
 * The tools or the spells that may be picked, page by page, with the numbers that the team makes of them. Items that
 * are alike share a row: each press picks one more of them, and once none can be added, puts all back.
 */
export function ItemRows({ rules, kind, items, team, picked, cap, onToggle }: ItemRowsProps) {
  const groups = groupAlike(items, ({ type, effect }) => [type, effect]);
  const shown = usePages(groups, null);
  const caster = kind === "spells" ? strongestCaster(rules, team) : null;
  const describe = (item: OwnedItem) =>
    kind === "tools" ? toolDescription(rules, item) : spellDescription(rules, item, caster?.factor);
  return (
    <ListPages shown={shown}>
      {kind === "spells" ? <p className={styles.numbers}>{casterText(rules, caster)}</p> : null}
      <ul className={classNames(layoutStyles.cardList, styles.list)}>
        {shown.things.map(({ id, item, copies }) => (
          <li key={id}>
            <ItemRow
              rules={rules}
              picture={kind === "tools" ? "tool" : "spell"}
              item={item}
              copies={copies.length}
              does={describe(item)}
              picked={copies.filter((copy) => picked.includes(copy.id)).length}
              full={picked.length >= cap}
              onPress={() => {
                for (const pressed of pressedOf(copies, picked, cap)) onToggle(pressed);
              }}
            />
          </li>
        ))}
      </ul>
    </ListPages>
  );
}

/** Returns which copies a press picks or puts back: the next one, or all that are picked when none can be added. */
function pressedOf(copies: readonly OwnedItem[], picked: readonly string[], cap: number): string[] {
  const ids = copies.map(({ id }) => id);
  const next = picked.length < cap ? ids.find((id) => !picked.includes(id)) : undefined;
  return next === undefined ? ids.filter((id) => picked.includes(id)) : [next];
}

interface ItemRowProps {
  rules: RuleSet;
  picture: "tool" | "spell";
  item: OwnedItem;
  /** How many of them there are. */
  copies: number;
  /** What the item does, with its numbers. */
  does: string;
  /** How many of the copies are picked. */
  picked: number;
  /** Whether no further item can be picked (`BAT-020`, `PVP-008`). */
  full: boolean;
  onPress: () => void;
}

function ItemRow({ rules, picture, item, copies, does, picked, full, onPress }: ItemRowProps) {
  const { copies: named } = rules.texts.battleScreen.picker;
  const { pickedCopies } = rules.texts.battleScreen.team;
  return (
    <button
      type="button"
      className={classNames(card.row, styles.row, rarityTone(rarityOf(item)))}
      aria-pressed={picked > 0}
      aria-disabled={(full && picked === 0) || undefined}
      onClick={onPress}
    >
      <ItemPicture name={item.name} kind={picture} size={48} />
      <span className={layoutStyles.restOfRowTight}>
        <span className={styles.head}>
          <span className={layoutStyles.heading}>
            {copies > 1 ? fill(named, { item: item.name, copies }) : item.name}
          </span>
          {copies > 1 ? (
            <span className={styles.picked}>{fill(pickedCopies, { picked, copies })}</span>
          ) : null}
        </span>
        <span className={layoutStyles.infoNote}>{kindText(rules, item)}</span>
        <span className={styles.effect}>{does}</span>
      </span>
    </button>
  );
}

/** Returns stat and effect in words, such as 'Magic, Shield'. */
function kindText({ texts }: RuleSet, { type, effect }: OwnedItem): string {
  const names: Readonly<Record<string, string>> = texts.creatures.statNames;
  const effectName = effect.charAt(0).toUpperCase() + effect.slice(1);
  return fill(texts.battleScreen.team.itemKind, {
    stat: names[type] ?? type,
    effect: nameText(texts, effectName),
  });
}

function rarityOf({ rarity }: OwnedItem) {
  return RARITIES.find((known) => known === rarity) ?? "Common";
}

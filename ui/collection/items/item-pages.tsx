import { useState } from "react";
import {
  casterText,
  effectDescription,
  fill,
  nameText,
  type Rarity,
  type RuleSet,
  type StatName,
  spellDescription,
  toolDescription,
} from "../../../rules/index.ts";
import type { SpellReply, ToolReply } from "../../../server/contract/index.ts";
import { classNames } from "../../components/class-names.ts";
import { Icon } from "../../components/icon.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { ListPages, usePages } from "../../components/list-pages.tsx";
import card from "../../components/rarity-card.module.css";
import { RarityRibbon, rarityTone } from "../../components/rarity-ribbon.tsx";
import { ItemPicture } from "../../components/token-picture.tsx";
import { useLoaded } from "../../game/game-context.tsx";
import { useIsMobile } from "../../game/hooks/use-media.ts";
import { ListAndDetails } from "../layout/list-and-details.tsx";
import styles from "./item-pages.module.css";

/** Shows the tools or the spells: list on the left, details on the right (`LED-136`). */
export function ItemPages({ kind, items }: { kind: ItemCard["kind"]; items: readonly ItemCard[] }) {
  const { rules } = useLoaded();
  const isMobile = useIsMobile();
  const [selected, setSelected] = useState<string | null>(null);
  const shownPage = usePages(items, selected);
  if (items.length === 0) return <p className={styles.none}>{rules.texts.collection.items[kind].none}</p>;
  const shown = items.find(({ id }) => id === selected) ?? (isMobile ? null : (items[0] ?? null));
  return (
    <ListAndDetails
      list={
        <ListPages shown={shownPage}>
          <ItemList rules={rules} items={shownPage.things} shown={shown} onSelect={setSelected} />
        </ListPages>
      }
      details={shown === null ? null : <ItemDetails rules={rules} item={shown} />}
      backCaption={rules.texts.collection.items[kind].all}
      onBack={() => setSelected(null)}
    />
  );
}

interface ItemListProps {
  rules: RuleSet;
  items: readonly ItemCard[];
  shown: ItemCard | null;
  onSelect: (id: string) => void;
}

function ItemList({ rules, items, shown, onSelect }: ItemListProps) {
  return (
    <ul className={layoutStyles.stack}>
      {items.map((item) => (
        <li key={item.id}>
          <button
            type="button"
            className={classNames(card.row, styles.row, rarityTone(item.rarity))}
            aria-pressed={item.id === shown?.id}
            onClick={() => onSelect(item.id)}
          >
            <ItemPicture name={item.name} kind={item.kind} size={52} />
            <span className={layoutStyles.restOfRowTight}>
              <span className={layoutStyles.heading}>{item.name}</span>
              <span className={layoutStyles.muted}>{nameText(rules.texts, item.effect)}</span>
            </span>
            <RarityRibbon rarity={item.rarity} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function ItemDetails({ rules, item }: { rules: RuleSet; item: ItemCard }) {
  const { name, kind, rarity, stat, effect, description } = item;
  const meaning = isKnownEffect(rules, effect) ? effectDescription(rules, effect) : null;
  return (
    <section
      className={classNames(styles.details, rarityTone(rarity))}
      aria-label={fill(rules.texts.collection.items.details, { name })}
    >
      <ItemPicture name={name} kind={kind} size={150} />
      <h3>{name}</h3>
      <p className={layoutStyles.looseRow}>
        <RarityRibbon rarity={rarity} />
        <span className={layoutStyles.inlineRow}>
          <Icon name={`stat_${stat}`} size={18} />
          {rules.texts.creatures.statNames[stat]}
        </span>
      </p>
      <p>{description}</p>
      {meaning === null ? null : (
        <p className={layoutStyles.dim}>
          <strong>{nameText(rules.texts, effect)}:</strong> {meaning}
        </p>
      )}
    </section>
  );
}

function isKnownEffect(rules: RuleSet, effect: string): effect is keyof RuleSet["effectCatalogue"] {
  return Object.hasOwn(rules.effectCatalogue, effect);
}

/** A tool or spell with its texts for the screens. */
interface ItemCard {
  id: string;
  kind: "tool" | "spell";
  name: string;
  rarity: Rarity;
  stat: StatName;
  effect: string;
  /** Description with the numbers of the rules (`LED-123`). */
  description: string;
}

export function toolCard(rules: RuleSet, tool: ToolReply): ItemCard {
  const { id, name, rarity, tool_type: stat, tool_effect: effect } = tool;
  const description = toolDescription(rules, { name, type: stat, effect });
  return { id, kind: "tool", name, rarity, stat, effect, description };
}

export function spellCard(rules: RuleSet, spell: SpellReply): ItemCard {
  const { id, name, rarity, spell_type: stat, spell_effect: effect } = spell;
  const numbers = spellDescription(rules, { name, type: stat, effect });
  const description = numbers === "" ? "" : `${numbers} ${casterText(rules, null)}`;
  return { id, kind: "spell", name, rarity, stat, effect, description };
}

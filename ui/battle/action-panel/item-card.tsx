import type { ReactNode } from "react";
import { fill, RARITIES, type SpellView, type ToolView } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { RarityRibbon, rarityTone } from "../../components/rarity-ribbon.tsx";
import { ItemPicture } from "../../components/token-picture.tsx";
import { useBattleClient } from "../battle-context.tsx";
import styles from "./item-card.module.css";

interface ItemCardProps {
  item: ToolView | SpellView;
  /** How many of them there are. */
  copies: number;
  /** Sentences on what the item does when the chosen creature uses it. */
  does: readonly string[];
  /** What it would do to each creature that it can reach. */
  children: ReactNode;
  reason: string | null;
  onUse: () => void;
}

/** A tool or spell in the picker: image, type, effect, numbers and its button (`BAT-038`). */
export function ItemCard({ item, copies, does, children, reason, onUse }: ItemCardProps) {
  const { battleScreen, creatures } = useBattleClient().rules.texts;
  const { picker } = battleScreen;
  const { kind, type, effect, cost } = factsOf(item);
  const stats: Readonly<Record<string, string>> = creatures.statNames;
  const rarity = RARITIES.find((known) => known === item.rarity) ?? "Common";
  return (
    <article className={classNames(styles.card, rarityTone(rarity))}>
      <div className={styles.head}>
        <ItemPicture name={item.name} kind={kind} size={64} />
        <div>
          <h3>{copies > 1 ? fill(picker.copies, { item: item.name, copies }) : item.name}</h3>
          <p className={styles.facts}>
            <RarityRibbon rarity={rarity} /> {stats[type] ?? type} · {effect}
          </p>
        </div>
      </div>
      <div className={styles.description}>
        {does.map((words) => (
          <p key={words}>{words}</p>
        ))}
        {children}
      </div>
      <Button
        tone="teal"
        wide
        reason={reason}
        aria-label={fill(picker.useItem, { item: item.name })}
        onClick={onUse}
      >
        {cost > 0 ? fill(picker.useFor, { energy: cost }) : picker.use}
      </Button>
    </article>
  );
}

function factsOf(item: ToolView | SpellView): {
  kind: "tool" | "spell";
  type: string;
  effect: string;
  cost: number;
} {
  return "tool_type" in item
    ? { kind: "tool", type: item.tool_type, effect: item.tool_effect, cost: item.usage_cost }
    : { kind: "spell", type: item.spell_type, effect: item.spell_effect, cost: item.mana_cost };
}

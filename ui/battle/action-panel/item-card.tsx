import type { ReactNode } from "react";
import {
  actionOutcomes,
  type BattleAction,
  fill,
  idsOf,
  nameText,
  outcomeWords,
  RARITIES,
  rowText,
  type SpellView,
  type ToolView,
} from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { RarityRibbon, rarityTone } from "../../components/rarity-ribbon.tsx";
import { ItemPicture } from "../../components/token-picture.tsx";
import { useBattleClient } from "../battle-context.tsx";
import { PLAYER } from "../store/sides.ts";
import { useBattleLabels, useKnownBattle } from "../use-shown-battle.ts";
import styles from "./item-picker.module.css";

interface ItemCardProps {
  item: ToolView | SpellView;
  /** How many of them there are. */
  copies: number;
  /** Energy that its use costs the chosen creature; for a tool what its card says (`CON-70`). */
  cost: number;
  /** Sentences on what the item does when the chosen creature uses it. */
  does: readonly string[];
  /** What it would do to each creature that it can reach. */
  children: ReactNode;
  reason: string | null;
  onUse: () => void;
}

/** A tool or spell in the picker: image, type, effect, numbers and its button (`BAT-038`). */
export function ItemCard({ item, copies, cost, does, children, reason, onUse }: ItemCardProps) {
  const { texts } = useBattleClient().rules;
  const { picker } = texts.battleScreen;
  const { kind, type, effect } = factsOf(item);
  const stats: Readonly<Record<string, string>> = texts.creatures.statNames;
  const rarity = RARITIES.find((known) => known === item.rarity) ?? "Common";
  return (
    <article className={classNames(styles.card, rarityTone(rarity))}>
      <div className={layoutStyles.pictureRow}>
        <ItemPicture name={item.name} kind={kind} size={64} />
        <div>
          <h3>{copies > 1 ? fill(picker.copies, { item: item.name, copies }) : item.name}</h3>
          <p className={styles.facts}>
            <RarityRibbon rarity={rarity} /> {stats[type] ?? type} · {nameText(texts, effect)}
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
} {
  return "tool_type" in item
    ? { kind: "tool", type: item.tool_type, effect: item.tool_effect }
    : { kind: "spell", type: item.spell_type, effect: item.spell_effect };
}

interface ItemUsesProps {
  /** The legal uses of an item by the chosen creature: one for each target, or a single one. */
  uses: readonly BattleAction[];
  onUse: (use: BattleAction) => void;
}

/**
 * What an item would do to each creature it can reach. With several targets to choose from, each is a button, which
 * saves choosing it on the field.
 */
export function ItemUses({ uses, onUse }: ItemUsesProps) {
  const { rules } = useBattleClient();
  const battle = useKnownBattle()?.battle;
  const labels = useBattleLabels();
  const { outcome: text, useOn, each } = rules.texts.battleScreen.preview;
  if (!battle || uses.length === 0) return null;
  const nameOf = (id: string) => labels.get(id) ?? id;
  const lines = uses.flatMap((use) => {
    const { target } = idsOf(use);
    const outcomes = actionOutcomes(rules, battle, PLAYER, use);
    const reached = outcomes.filter(({ creatureId }) => target === null || creatureId === target);
    return reached.map((outcome) => ({
      use,
      id: outcome.creatureId,
      words: outcomeWords(rules, outcome),
    }));
  });
  const isChoice = uses.length > 1;
  const shared = isChoice ? [] : sharedWords(lines.map(({ words }) => words));
  return (
    <ul className={styles.uses}>
      {lines.map(({ use, id, words: all }) => {
        const words = rowText(
          rules.texts,
          all.filter((word) => !shared.includes(word)),
        );
        const creature = isChoice ? fill(useOn, { creature: nameOf(id) }) : nameOf(id);
        const line = words === "" ? creature : fill(text, { creature, words });
        if (!isChoice) return words === "" ? null : <li key={id}>{line}</li>;
        return (
          <li key={id}>
            <Button size="small" wide onClick={() => onUse(use)}>
              <span className={styles.line}>{line}</span>
            </Button>
          </li>
        );
      })}
      {shared.length > 0 ? (
        <li>{fill(text, { creature: each, words: rowText(rules.texts, shared) })}</li>
      ) : null}
    </ul>
  );
}

/** What is said of each of several creatures in the same words: it is said once. */
function sharedWords([first = [], ...others]: readonly (readonly string[])[]): readonly string[] {
  if (others.length === 0) return [];
  return first.filter((word) => others.every((words) => words.includes(word)));
}

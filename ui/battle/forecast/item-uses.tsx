import {
  actionOutcomes,
  type BattleAction,
  fill,
  idsOf,
  outcomeWords,
  rowText,
} from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { useBattleClient } from "../battle-context.tsx";
import { PLAYER } from "../sides.ts";
import { useBattleLabels, useKnownBattle } from "../use-shown-battle.ts";
import styles from "./item-uses.module.css";

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

import { actionOutcomes, type BattleAction, fill, idsOf, outcomeWords } from "../../../rules/index.ts";
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
  const { outcome: text, useOn } = rules.texts.battleScreen.preview;
  if (!battle || uses.length === 0) return null;
  const nameOf = (id: string) => labels.get(id) ?? id;
  const lines = uses.flatMap((use) => {
    const { target } = idsOf(use);
    const outcomes = actionOutcomes(rules, battle, PLAYER, use);
    const reached = outcomes.filter(({ creatureId }) => target === null || creatureId === target);
    return reached.map((outcome) => ({
      use,
      id: outcome.creatureId,
      words: outcomeWords(rules, outcome).join(", "),
    }));
  });
  const isChoice = uses.length > 1;
  return (
    <ul className={styles.uses}>
      {lines.map(({ use, id, words }) => {
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
    </ul>
  );
}

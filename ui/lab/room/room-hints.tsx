import { amountOf, copiesOf, type RuleSet } from "../../../rules/index.ts";
import { useGameState, useLoaded } from "../../game/game-context.tsx";
import { useTexts } from "../../game/texts.ts";
import styles from "./lab-alerts.module.css";

/** Shows the hint while TCorvax is low and there is no reactor (`LAB-030`, `CON-90`). */
export function HintForNewPlayer() {
  const { rules, lab } = useLoaded();
  const isPoor = lab.resources.tcorvax < amountOf(rules.hints.newPlayer);
  return isPoor && copiesOf(lab, "reactor") === 0 ? <NewPlayerHint rules={rules} /> : null;
}

/** Says what to do first (`LAB-030`). */
export function NewPlayerHint({ rules }: { rules: RuleSet }) {
  return (
    <p className={styles.hint} role="status">
      {rules.texts.lab.notices.newPlayer}
    </p>
  );
}

/** Shows the move hint until a position is selected or its time is over (`LAB-099`). */
export function MoveModeHint() {
  const moveMode = useGameState((state) => state.moveMode);
  return moveMode?.hintShown && !moveMode.selected ? <MoveHint /> : null;
}

/** Explains how to place the moved machine or pet, during the first seconds of move mode (`LAB-099`). */
export function MoveHint() {
  const texts = useTexts();
  return (
    <p className={styles.hint}>
      {texts.lab.move.hint}
      <span className={styles.how}>{texts.lab.move.escCancels}</span>
    </p>
  );
}

import { Button } from "../../components/button.tsx";
import styles from "../../components/hint.module.css";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { useTexts } from "../../game/texts.ts";
import { leaveMoveMode } from "./move-mode.ts";

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

/** Button that leaves move mode, for devices without an Escape key. */
export function CancelMoveButton() {
  const texts = useTexts();
  const game = useGame();
  const isChoosing = useGameState((state) => state.moveMode !== null && state.moveMode.selected === null);
  if (!isChoosing) return null;
  return (
    <Button size="small" onClick={() => leaveMoveMode(game)}>
      {texts.lab.move.cancelMove}
    </Button>
  );
}

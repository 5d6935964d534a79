import styles from "../../components/hint.module.css";
import { useGameState } from "../../game/game-context.tsx";

/** Shows the move hint until a position is selected or its time is over (`LAB-099`). */
export function MoveModeHint() {
  const moveMode = useGameState((state) => state.moveMode);
  return moveMode?.hintShown && !moveMode.selected ? <MoveHint /> : null;
}

/** Explains how to place the moved machine or pet, during the first seconds of move mode (`LAB-099`). */
export function MoveHint() {
  return (
    <p className={styles.hint}>
      Click or tap where you want to place the machine/pet!
      <span className={styles.how}>Press ESC to cancel</span>
    </p>
  );
}

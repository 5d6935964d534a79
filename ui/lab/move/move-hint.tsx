import styles from "../../components/hint.module.css";

/** How to place what is being moved, for the first seconds of move mode (`LAB-099`). */
export function MoveHint() {
  return (
    <p className={styles.hint}>
      Click or tap where you want to place the machine/pet!
      <span className={styles.how}>Press ESC to cancel</span>
    </p>
  );
}

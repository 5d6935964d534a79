import { useGameState } from "../game-context.tsx";
import { type PadButton, padMark } from "./pad-buttons.ts";
import styles from "./pad-mark.module.css";

/** The button of the gamepad that does the same; nothing while another input is in use. Screen readers need no mark. */
export function PadMark({ button }: { button: PadButton | undefined }) {
  const maker = useGameState((state) => state.padInUse);
  if (maker === null || button === undefined) return null;
  return (
    <span className={styles.mark} data-pad-button={button} aria-hidden="true">
      {padMark(maker, button)}
    </span>
  );
}

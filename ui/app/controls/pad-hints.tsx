import { LAB_COMMANDS, ROOM_COMMANDS, SCREEN_COMMANDS } from "../../game/controls/commands.ts";
import { useGameState } from "../../game/game-context.tsx";
import { PadMark } from "../../game/pad/pad-mark.tsx";
import { useTexts } from "../../game/texts.ts";
import styles from "./pad-hints.module.css";

const IN_ROOM = [ROOM_COMMANDS.use, LAB_COMMANDS.activateAll, LAB_COMMANDS.panel, LAB_COMMANDS.settings];
const IN_PANEL = [SCREEN_COMMANDS.press, SCREEN_COMMANDS.back, LAB_COMMANDS.panel];

/** What the gamepad's buttons do in the lab, while it is in use. */
export function PadHints() {
  const { controls: texts } = useTexts();
  const isShown = useGameState(
    ({ padInUse, inBattle, dialogs, arena }) =>
      padInUse !== null && !inBattle && dialogs.length === 0 && arena === null,
  );
  const inPanel = useGameState((state) => state.controlFocused);
  if (!isShown) return null;
  return (
    <ul className={styles.hints} aria-label={texts.pad.hints}>
      {(inPanel ? IN_PANEL : IN_ROOM).map(({ id, pad }) => (
        <li key={id}>
          <PadMark button={pad} /> {texts.commands[id]}
        </li>
      ))}
    </ul>
  );
}

import { SaveReplayButton } from "../../battle/replay/save-replay-button.tsx";
import { Panel } from "../../components/panel.tsx";
import { useArena, useArenaState } from "../arena-context.tsx";
import styles from "./enemy-failed-note.module.css";

/** The enemy failed and its turn was ended: the battle may be saved as a file to report it (`BAT-096`). */
export function EnemyFailedNote() {
  const arena = useArena();
  const failed = useArenaState((state) => state.enemyFailed);
  const replay = failed ? arena.running?.replay?.() : null;
  if (!replay) return null;
  return (
    <Panel surface="well" className={styles.note} role="status">
      <p>{arena.rules.texts.battleScreen.enemyFailed}</p>
      <SaveReplayButton replay={replay} />
    </Panel>
  );
}

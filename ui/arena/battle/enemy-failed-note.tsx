import { useBattleState } from "../../battle/battle-context.tsx";
import { SaveReplayButton } from "../../battle/replay/save-replay.tsx";
import { Panel } from "../../components/panel.tsx";
import { useArena, useArenaState } from "../arena-context.tsx";
import styles from "./enemy-failed-note.module.css";

/** The enemy failed and its turn was ended: the battle may be saved as a file to report it (`BAT-096`). */
export function EnemyFailedNote() {
  const { rules } = useArena();
  const failed = useArenaState((state) => state.enemyFailed);
  const replaySoFar = useBattleState(({ running }) => running?.replay ?? null);
  const replay = failed ? replaySoFar?.() : null;
  if (!replay) return null;
  return (
    <Panel surface="well" className={styles.note} role="status">
      <p>{rules.texts.battleScreen.enemyFailed}</p>
      <SaveReplayButton replay={replay} />
    </Panel>
  );
}

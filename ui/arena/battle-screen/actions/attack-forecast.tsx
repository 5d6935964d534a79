import { attackPreview, previewWords } from "../../../../rules/index.ts";
import { Panel } from "../../../parts/panel.tsx";
import { useArena, useArenaState } from "../../arena-context.tsx";
import { PLAYER } from "../../battle/arena-battle.ts";
import { useBattleLabels, useBattlePhase } from "../use-battle.ts";
import styles from "./attack-forecast.module.css";

/** What the attack that is chosen may do, before it is made. */
export function AttackForecast() {
  const arena = useArena();
  const labels = useBattleLabels();
  const phase = useBattlePhase();
  const { actorId, targetId } = useArenaState((state) => state.chosen);
  const { rules, running } = arena;
  if (!running || phase !== "player" || actorId === null || targetId === null) return null;
  const ids = { attackerId: actorId, targetId };
  const preview = attackPreview(rules, running.battle.battle, PLAYER, ids);
  if (!preview) return null;
  return (
    <Panel surface="well" className={styles.forecast} aria-label="If it attacks">
      <h3>
        {labels.get(actorId)} against {labels.get(targetId)}
      </h3>
      <ul>
        {previewWords(rules, preview).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Panel>
  );
}

import { attackPreview, previewWords } from "../../../../rules/index.ts";
import { Panel } from "../../../parts/panel.tsx";
import { PLAYER } from "../../battle/arena-battle.ts";
import { creatureLabels } from "../creature-labels.ts";
import { useBattle } from "../use-battle.ts";
import styles from "./attack-forecast.module.css";

/** What the attack that is chosen may do, before it is made. */
export function AttackForecast() {
  const { arena, rules, shown, view, names, chosen } = useBattle();
  const { actorId, targetId } = chosen;
  if (!arena.running || shown.phase !== "player" || actorId === null || targetId === null) return null;
  const ids = { attackerId: actorId, targetId };
  const preview = attackPreview(rules, arena.running.battle.battle, PLAYER, ids);
  if (!preview) return null;
  const labels = creatureLabels(view, names);
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

import { Panel } from "../../../parts/panel.tsx";
import { useBattleLabels } from "../use-battle.ts";
import styles from "./attack-forecast.module.css";
import { useAttackForecast } from "./use-attack-forecast.ts";

/** What the attack that is chosen may do, before it is made. */
export function AttackForecast() {
  const labels = useBattleLabels();
  const forecast = useAttackForecast();
  if (!forecast) return null;
  const { attackerId, targetId, words } = forecast;
  return (
    <Panel surface="well" className={styles.forecast} aria-label="If it attacks">
      <h3>
        {labels.get(attackerId)} against {labels.get(targetId)}
      </h3>
      <ul>
        {words.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Panel>
  );
}

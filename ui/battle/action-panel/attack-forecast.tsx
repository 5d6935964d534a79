import { Panel } from "../../components/panel.tsx";
import { useBattleLabel } from "../use-battle.ts";
import styles from "./attack-forecast.module.css";
import { useAttackForecast } from "./use-attack-forecast.ts";

/** What the attack that is chosen may do, before it is made. */
export function AttackForecast() {
  const forecast = useAttackForecast();
  const attacker = useBattleLabel(forecast?.attackerId ?? null);
  const target = useBattleLabel(forecast?.targetId ?? null);
  if (!forecast) return null;
  return (
    <Panel surface="well" className={styles.forecast} aria-label="If it attacks">
      <h3>
        {attacker} against {target}
      </h3>
      <ul>
        {forecast.words.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Panel>
  );
}

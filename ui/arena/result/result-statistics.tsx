import { useId } from "react";
import type { BattleResult } from "../../../rules/index.ts";
import { Panel } from "../../components/panel.tsx";
import { useArena } from "../arena-context.tsx";
import styles from "./result-statistics.module.css";

/** The statistics of a battle (`BAT-053`, `BAT-055`). */
export function ResultStatistics({ result }: { result: BattleResult }) {
  const { rules } = useArena();
  const heading = useId();
  const { arena, difficulty } = rules.texts;
  const { statistics: texts } = arena.result;
  const rows: [string, string | number][] = [
    [texts.difficulty, difficulty[result.difficulty].name],
    [texts.turns, result.turns],
    [texts.creatures, result.remainingCreatures],
    [texts.defeated, result.enemiesDefeated],
    [texts.combo, result.bestCombo],
  ];
  return (
    <Panel aria-labelledby={heading}>
      <h3 id={heading}>{texts.title}</h3>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

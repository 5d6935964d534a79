import { useId } from "react";
import { type Difficulty, difficultyTips, recommendedTeam } from "../../../rules/index.ts";
import { pickDifficulty } from "../actions/pick-team.ts";
import { useArena, useArenaState } from "../arena-context.tsx";
import { difficultyTone } from "../shell/difficulty-badge.tsx";
import styles from "./difficulty-option.module.css";

interface DifficultyOptionProps {
  difficulty: Difficulty;
  /** Whether the exact parts behind the label are listed (`CON-44`). */
  withTips: boolean;
}

/** One of the four challenges: label, description, recommended team, and on expert a warning (`BAT-009`, `BAT-012`). */
export function DifficultyOption({ difficulty, withTips }: DifficultyOptionProps) {
  const arena = useArena();
  const { rules } = arena;
  const chosen = useArenaState((state) => state.difficulty === difficulty);
  const group = useId();
  const row = rules.difficulty[difficulty];
  return (
    <label className={styles.option} style={difficultyTone(row.color)}>
      <input
        type="radio"
        className={styles.radio}
        name="difficulty"
        checked={chosen}
        aria-label={row.name}
        aria-describedby={group}
        onChange={() => pickDifficulty(arena, difficulty)}
      />
      <span className={styles.words} id={group}>
        <span className={styles.head}>
          <span className={styles.name}>{row.name}</span>
          <span className={styles.label}>{row.label}</span>
        </span>
        <span>{row.description}</span>
        <span className={styles.recommended}>{recommendedTeam(rules, difficulty)}</span>
        {"warning" in row && row.warning ? <span className={styles.warning}>{row.warning}</span> : null}
        {withTips ? (
          <span className={styles.tips}>
            {difficultyTips(rules, difficulty).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
        ) : null}
      </span>
    </label>
  );
}

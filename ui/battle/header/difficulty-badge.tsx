import type { CSSProperties } from "react";
import type { Difficulty } from "../../../rules/index.ts";
import { useBattleClient } from "../battle-context.tsx";
import styles from "./difficulty-badge.module.css";

/** Style that sets `--difficulty`, the colour of a difficulty, for an element and its content (`BAT-013`). */
export function difficultyTone(color: string): CSSProperties {
  return { "--difficulty": color } as CSSProperties;
}

/** A difficulty in its colour and in words. */
export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  const { rules } = useBattleClient();
  const { color } = rules.difficulty[difficulty];
  const { name } = rules.texts.difficulty[difficulty];
  return (
    <span className={styles.badge} style={difficultyTone(color)}>
      {name}
    </span>
  );
}

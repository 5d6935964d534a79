import type { CSSProperties } from "react";
import type { Difficulty } from "../../../rules/index.ts";
import { useArena } from "../arena-context.tsx";
import styles from "./difficulty-badge.module.css";

/** The style that gives an element and what is in it the colour of a difficulty, as `--difficulty` (`BAT-013`). */
export function difficultyTone(color: string): CSSProperties {
  return { "--difficulty": color } as CSSProperties;
}

/** A difficulty in its colour and in words. */
export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  const { rules } = useArena();
  const { color } = rules.difficulty[difficulty];
  const { name } = rules.texts.difficulty[difficulty];
  return (
    <span className={styles.badge} style={difficultyTone(color)}>
      {name}
    </span>
  );
}

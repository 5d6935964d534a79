import type { CSSProperties } from "react";
import styles from "./press-light.module.css";

interface PressLightProps {
  /** How long the answer to a press lasts. */
  lastsMs: number;
  onEnd: () => void;
}

/** The light around a button that answers its press (`BAT-181`); mounted anew for each one. */
export function PressLight({ lastsMs, onEnd }: PressLightProps) {
  return (
    <span
      className={styles.light}
      style={{ "--press-light": `${lastsMs}ms` } as CSSProperties}
      onAnimationEnd={onEnd}
      data-press-light=""
      aria-hidden="true"
    />
  );
}

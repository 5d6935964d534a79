import type { ReactNode } from "react";
import styles from "./progress-ring.module.css";

interface ProgressRingProps {
  /** Progress from 0 (just begun) to 1 (done); values outside are clamped. */
  value: number;
  /** Edge length in pixels. */
  size?: number;
  /** Content of the ring, such as the minutes left. */
  children?: ReactNode;
}

const RADIUS = 20;
const LENGTH = 2 * Math.PI * RADIUS;

/** A ring that fills with the progress; decoration beside the same information in words. */
export function ProgressRing({ value, size = 44, children }: ProgressRingProps) {
  const part = Math.min(1, Math.max(0, value));
  return (
    <span className={styles.ring} style={{ width: size, height: size }} aria-hidden="true">
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle className={styles.groove} cx="24" cy="24" r={RADIUS} />
        <circle
          className={part === 1 ? styles.done : styles.bar}
          cx="24"
          cy="24"
          r={RADIUS}
          strokeDasharray={`${LENGTH * part} ${LENGTH}`}
          transform="rotate(-90 24 24)"
        />
      </svg>
      <span className={styles.inside}>{children}</span>
    </span>
  );
}

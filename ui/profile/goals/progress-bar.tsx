import styles from "./progress-bar.module.css";

interface ProgressBarProps {
  value: number;
  /** Value at which the bar is full. */
  most: number;
  /** What the bar tells, in words; shown beside it. */
  text: string;
}

/** A bar with its numbers in words. */
export function ProgressBar({ value, most, text }: ProgressBarProps) {
  return (
    <div className={styles.row}>
      <progress className={styles.bar} value={value} max={most} aria-label={text} />
      <span className={styles.text} aria-hidden>
        {text}
      </span>
    </div>
  );
}

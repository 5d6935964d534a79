import { fill, fillNumbers, type GoalStanding, numberText, type RuleSet } from "../../../rules/index.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import styles from "./goal-progress.module.css";

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
    <div className={layoutStyles.row}>
      <progress className={styles.bar} value={value} max={most} aria-label={text} />
      <span className={styles.text} aria-hidden>
        {text}
      </span>
    </div>
  );
}

/** How far a goal is, in words: '3 of 5', or '40 of 100%' for a share. */
export function standingText(
  { goals, texts }: RuleSet,
  { key, value, atLeast }: Pick<GoalStanding, "key" | "value" | "atLeast">,
): string {
  if (goals.first[key]?.measure === "catPrice") return fillNumbers(texts, texts.goals.percent, { value });
  const grouped = (count: number) => numberText(texts, count);
  return fill(texts.goals.count, { reached: grouped(value), all: grouped(atLeast) });
}

import { Fragment } from "react";
import {
  amountText,
  fill,
  fillNumbers,
  type GoalStanding,
  goalPays,
  numberText,
  RESOURCE_NAMES,
  type RuleSet,
  resourcesText,
} from "../../../rules/index.ts";
import { Icon, RESOURCE_ICONS } from "../../components/icon.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import styles from "./goal-progress.module.css";

/** Where a goal can be worked on. */
export type GoalPlace = RuleSet["goals"]["first"][string]["place"];

/** Where this goal can be worked on; those of a day at the machines. */
export function goalPlace({ goals }: RuleSet, key: string): GoalPlace {
  return goals.first[key]?.place ?? "machine";
}

/** What a goal pays, in words or in pictures with numbers; nothing for one that pays nothing (`GAP-77`). */
export function GoalPay({ rules, goal, isShort }: { rules: RuleSet; goal: string; isShort?: boolean }) {
  const gained = goalPays(rules, goal);
  const names = RESOURCE_NAMES.filter((name) => gained[name] > 0);
  if (names.length === 0) return null;
  const words = fill(rules.texts.goals.pays, { gain: resourcesText(rules, gained) });
  if (!isShort) return <span className={styles.pay}>{words}</span>;
  return (
    <span className={styles.pay}>
      <VisuallyHidden>{words}</VisuallyHidden>
      {names.map((name) => (
        <Fragment key={name}>
          <Icon name={RESOURCE_ICONS[name]} size={14} />
          <span aria-hidden>{`+${amountText(rules.texts, gained[name])}`}</span>
        </Fragment>
      ))}
    </span>
  );
}

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

import { amountText, fill } from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { useTexts } from "../../game/texts.ts";
import type { ChartDay } from "../state/lab-statistics.ts";
import styles from "./statistics.module.css";

const BAR = 0.7;

/**
 * A bar upwards for what each day made, an outlined one downwards for what it spent. Screen readers have the table
 * beside it.
 */
export function DayBars({ days }: { days: readonly ChartDay[] }) {
  const texts = useTexts();
  const { statistics } = texts.lab;
  const top = Math.max(0, ...days.map(({ made }) => made));
  const bottom = Math.max(0, ...days.map(({ spent }) => spent));
  const height = Math.max(1, top + bottom);
  const left = (index: number) => index + (1 - BAR) / 2;
  const dateOf = (one?: ChartDay) => one && dayText(texts.language, one.day);
  return (
    <div className={styles.chart} aria-hidden="true">
      <p className={layoutStyles.mutedNumbers}>{fill(statistics.most, { amount: amountText(texts, top) })}</p>
      <svg
        viewBox={`0 0 ${days.length} ${height}`}
        preserveAspectRatio="none"
        className={styles.drawing}
        aria-hidden="true"
      >
        {days.map(({ day, made, spent }, index) => (
          <g key={day}>
            <rect className={styles.made} x={left(index)} width={BAR} y={top - made} height={made} />
            <rect className={styles.spent} x={left(index)} width={BAR} y={top} height={spent} />
          </g>
        ))}
        <line className={styles.zero} x1={0} x2={days.length} y1={top} y2={top} />
      </svg>
      <p className={layoutStyles.mutedNumbers}>
        {fill(statistics.mostSpent, { amount: amountText(texts, bottom) })}
      </p>
      <p className={classNames(layoutStyles.mutedNumbers, styles.dates)}>
        <span>{dateOf(days[0])}</span>
        <span>{dateOf(days.at(-1))}</span>
      </p>
      <p className={classNames(layoutStyles.mutedNumbers, styles.legend)}>
        <span className={styles.madeMark} /> {statistics.made}
        <span className={styles.spentMark} /> {statistics.spent}
      </p>
    </div>
  );
}

/** A UTC day such as `2030-01-31`, as the language writes it. */
export function dayText(language: string, day: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(Date.parse(day));
}

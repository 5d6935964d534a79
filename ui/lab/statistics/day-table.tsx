import { amountText } from "../../../rules/index.ts";
import { useTexts } from "../../game/texts.ts";
import type { ChartDay } from "./chart-days.ts";
import { dayText } from "./day-text.ts";
import styles from "./statistics.module.css";

/** The days on which something changed as a table, the latest first. */
export function DayTable({ days }: { days: readonly ChartDay[] }) {
  const texts = useTexts();
  const { statistics } = texts.lab;
  const changed = days.filter(({ made, spent }) => made > 0 || spent > 0).reverse();
  if (changed.length === 0) return <p>{statistics.nothing}</p>;
  return (
    <details className={styles.details}>
      <summary>{statistics.asTable}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{statistics.day}</th>
            <th scope="col">{statistics.made}</th>
            <th scope="col">{statistics.spent}</th>
          </tr>
        </thead>
        <tbody>
          {changed.map(({ day, made, spent }) => (
            <tr key={day}>
              <th scope="row">{dayText(texts.language, day)}</th>
              <td>{amountText(texts, made)}</td>
              <td>{amountText(texts, spent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

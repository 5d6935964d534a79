import { useId } from "react";
import styles from "./creature-stats-dialog.module.css";

interface NumberTableProps {
  title: string;
  rows: readonly (readonly [name: string, value: number | string])[];
}

/** A table of labelled numbers with a heading. */
export function NumberTable({ title, rows }: NumberTableProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

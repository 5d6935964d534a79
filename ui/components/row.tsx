import type { ReactNode } from "react";
import styles from "./row.module.css";

/** A list of rows in a dialog. */
export function Rows({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface RowProps {
  picture?: ReactNode;
  name: ReactNode;
  /** Lines below the name. */
  children?: ReactNode;
  /** A mark or a button at the end. */
  end?: ReactNode;
}

/** A row of a list in a dialog. */
export function Row({ picture, name, children, end }: RowProps) {
  return (
    <li className={styles.row}>
      {picture}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {children}
      </span>
      {end}
    </li>
  );
}

import type { ReactNode } from "react";
import layoutStyles from "./layout/layout.module.css";
import styles from "./row.module.css";

/** A list of rows in a dialog. */
export function Rows({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={layoutStyles.stack} aria-label={label}>
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
      <span className={layoutStyles.restOfRow}>
        <span className={styles.name}>{name}</span>
        {children}
      </span>
      {end}
    </li>
  );
}

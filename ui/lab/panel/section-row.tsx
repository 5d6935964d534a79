import type { ReactNode } from "react";
import styles from "./section-row.module.css";

interface SectionRowProps {
  picture: ReactNode;
  name: string;
  /** Beside the name, such as 'Level 2' or '1 of 2'. */
  detail: string;
  price?: ReactNode;
  button: ReactNode;
  /** Why the button may not be used, in the width of the row. */
  reason?: { id: string; text: string } | null;
}

/** A machine in one of the panel's sections. */
export function SectionRow({ picture, name, detail, price, button, reason = null }: SectionRowProps) {
  return (
    <li className={styles.row}>
      {picture}
      <div className={styles.words}>
        <h3 className={styles.name}>
          {name} <span className={styles.detail}>{detail}</span>
        </h3>
        {price}
      </div>
      {button}
      {reason === null ? null : (
        <p id={reason.id} className={styles.reason}>
          {reason.text}
        </p>
      )}
    </li>
  );
}

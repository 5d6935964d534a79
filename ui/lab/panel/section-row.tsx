import type { ReactNode } from "react";
import layoutStyles from "../../components/layout/layout.module.css";
import styles from "./section-row.module.css";

interface SectionRowProps {
  picture: ReactNode;
  name: string;
  /** Text beside the name, such as 'Level 2' or '1 of 2'. */
  detail: string;
  /** What the machine is for. */
  purpose?: string;
  /** What it does, in numbers. */
  work?: ReactNode;
  price?: ReactNode;
  button: ReactNode;
  /** Why the button cannot be used. */
  reason?: { id: string; text: string } | null;
}

/** A machine's row in a section of the panel. */
export function SectionRow(props: SectionRowProps) {
  const { picture, name, detail, purpose, work, price, button, reason = null } = props;
  const isShort = !purpose && !work && !price;
  return (
    <li className={styles.row} data-short={isShort || undefined}>
      {picture}
      <div className={styles.words}>
        <h3 className={layoutStyles.smallHeading}>
          {name} <span className={styles.detail}>{detail}</span>
        </h3>
        {purpose === undefined ? null : <p className={layoutStyles.muted}>{purpose}</p>}
        {work}
        {price}
        {reason === null ? null : (
          <p id={reason.id} className={styles.reason}>
            {reason.text}
          </p>
        )}
      </div>
      {button}
    </li>
  );
}

import { useId } from "react";
import { Icon, RESOURCE_ICONS } from "../../components/icon.tsx";
import type { WorkLine } from "./work-lines.ts";
import styles from "./work-list.module.css";

/** Lists what a machine does, or what its next level changes, under a heading that says which. */
export function WorkList({ label, lines }: { label: string; lines: readonly WorkLine[] }) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <div className={styles.work}>
      <p id={id} className={styles.heading}>
        {label}
      </p>
      <ul className={styles.list} aria-labelledby={id}>
        {lines.map(({ resource, text }) => (
          <li key={text} className={styles.line}>
            <Icon name={RESOURCE_ICONS[resource]} size={16} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

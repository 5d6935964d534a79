import { Icon, RESOURCE_ICONS } from "../../components/icon.tsx";
import type { WorkLine } from "./work-lines.ts";
import styles from "./work-list.module.css";

/** Lists what a machine does, or what its next level changes. */
export function WorkList({ label, lines }: { label: string; lines: readonly WorkLine[] }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {lines.map(({ resource, text }) => (
        <li key={text} className={styles.line}>
          <Icon name={RESOURCE_ICONS[resource]} size={16} />
          {text}
        </li>
      ))}
    </ul>
  );
}

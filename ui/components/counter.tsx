import styles from "./counter.module.css";
import { Icon, type IconName } from "./icon.tsx";

interface CounterProps {
  icon: IconName;
  /** What is counted, such as 'TCorvax'. */
  label: string;
  /** The number as it is read, such as '12.5'. */
  value: string;
  /** Icon and number alone; the label stays for the screen reader. */
  compact?: boolean;
}

/** A resource chip: icon, number, name. */
export function Counter({ icon, label, value, compact = false }: CounterProps) {
  return (
    <div className={compact ? styles.compact : styles.counter}>
      <Icon name={icon} size={compact ? 20 : 26} />
      <span className={styles.words}>
        <span className={styles.value}>{value}</span>{" "}
        <span className={compact ? styles.hidden : styles.label}>{label}</span>
      </span>
    </div>
  );
}

import styles from "./counter.module.css";
import { Icon, type IconName } from "./icon.tsx";
import layoutStyles from "./layout/layout.module.css";

interface CounterProps {
  icon: IconName;
  /** Name of the resource, such as 'TCorvax'. */
  label: string;
  /** The formatted number, such as '12.5'. */
  value: string;
  /** Shows icon and number only; the label remains for screen readers. */
  compact?: boolean;
  /** What is seen in place of a long number; screen readers read the whole one. */
  shortValue?: string;
  /** Marks the counter in the page, so that rewards find their way to it. */
  resource?: string;
}

/** Shows a resource as icon, number and name. */
export function Counter({ icon, label, value, compact = false, shortValue = value, resource }: CounterProps) {
  return (
    <div className={compact ? styles.compact : styles.counter} data-resource={resource}>
      <Icon name={icon} size={compact ? 18 : 22} />
      <span className={styles.words}>
        {shortValue === value ? (
          <span className={styles.value}>{value}</span>
        ) : (
          <>
            <span className={styles.value} aria-hidden="true">
              {shortValue}
            </span>{" "}
            <span className={styles.hidden}>{value}</span>
          </>
        )}{" "}
        <span className={compact ? styles.hidden : layoutStyles.mutedLabel}>{label}</span>
      </span>
    </div>
  );
}

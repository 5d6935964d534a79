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
  /** What is seen in place of the number, such as a shorter one; screen readers read the number itself. */
  shownValue?: string;
  /** How many gains have just come to it: it nods at each. */
  landed?: number;
  /** Marks the counter in the page, so that rewards find their way to it. */
  resource?: string;
}

/** Shows a resource as icon, number and name. */
export function Counter(props: CounterProps) {
  const { icon, label, value, compact = false, shownValue = value, landed = 0, resource } = props;
  const nods = landed > 0 || undefined;
  return (
    <div className={compact ? styles.compact : styles.counter} data-resource={resource}>
      <Icon name={icon} size={compact ? 18 : 22} />
      <span className={styles.words}>
        {shownValue === value ? (
          <span key={landed} className={styles.value} data-nods={nods}>
            {value}
          </span>
        ) : (
          <>
            {/* A new element begins the animation anew. */}
            <span key={landed} className={styles.value} data-nods={nods} aria-hidden="true">
              {shownValue}
            </span>{" "}
            <span className={styles.hidden}>{value}</span>
          </>
        )}{" "}
        <span className={compact ? styles.hidden : layoutStyles.mutedLabel}>{label}</span>
      </span>
    </div>
  );
}

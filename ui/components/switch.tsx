import styles from "./switch.module.css";

interface SwitchProps {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** An on-off switch with a label. */
export function Switch({ label, on, onChange }: SwitchProps) {
  return (
    <label className={styles.row}>
      {label}
      <input
        type="checkbox"
        role="switch"
        className={styles.groove}
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

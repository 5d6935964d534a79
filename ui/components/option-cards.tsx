import { useId } from "react";
import { classNames } from "./class-names.ts";
import layoutStyles from "./layout/layout.module.css";
import styles from "./option-cards.module.css";

interface OptionCard<Value extends string | number> {
  value: Value;
  title: string;
  text?: string | undefined;
  /** Why it cannot be chosen, or null. */
  reason?: string | null;
}

interface OptionCardsProps<Value extends string | number> {
  label: string;
  value: Value;
  options: readonly OptionCard<Value>[];
  onChange: (value: Value) => void;
}

/** One of a few choices, each with its own words; one that cannot be chosen says why. */
export function OptionCards<Value extends string | number>(props: OptionCardsProps<Value>) {
  const { label, value, options, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.options}>
      <legend>{label}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.card} data-refused={option.reason ? "" : undefined}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={Boolean(option.reason)}
              onChange={() => onChange(option.value)}
            />
            <span className={classNames(layoutStyles.heading, styles.title)}>{option.title}</span>
            {option.reason || option.text ? (
              <span className={styles.text}>{option.reason ?? option.text}</span>
            ) : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

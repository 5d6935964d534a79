import { useId } from "react";
import styles from "./choice.module.css";
import { Icon } from "./icon.tsx";

interface ChoiceProps<Value extends string | number> {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
}

/** A select box for one of several values, which shows the chosen one whole, in several lines where it is long. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, value, options, onChange } = props;
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box}>
        <span className={styles.chosen} aria-hidden="true">
          {options.find((option) => option.value === value)?.text}
          <Icon name="arrow_down" size={14} />
        </span>
        {/* Above what it shows: a box of the browser's own cuts off what is longer than a line. */}
        <select
          id={id}
          className={styles.list}
          value={value}
          onChange={({ target }) => {
            const chosen = options[target.selectedIndex];
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}

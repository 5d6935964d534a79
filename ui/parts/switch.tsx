import { Switch as Primitive } from "radix-ui";
import { useId } from "react";
import styles from "./switch.module.css";

interface SwitchProps {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** An on-off switch with its words beside it. */
export function Switch({ label, on, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Primitive.Root id={id} className={styles.groove} checked={on} onCheckedChange={onChange}>
        <Primitive.Thumb className={styles.thumb} />
      </Primitive.Root>
    </div>
  );
}

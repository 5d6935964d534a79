import { Slider as Primitive } from "radix-ui";
import styles from "./slider.module.css";

interface SliderProps {
  label: string;
  /** From 0 to 1. */
  value: number;
  onChange: (value: number) => void;
  disabled?: boolean;
}

/** A number from 0 to 1, in steps of five hundredths; the arrow keys move it. */
export function Slider({ label, value, onChange, disabled = false }: SliderProps) {
  return (
    <Primitive.Root
      className={styles.root}
      min={0}
      max={1}
      step={0.05}
      value={[value]}
      disabled={disabled}
      onValueChange={([next]) => {
        if (next !== undefined) onChange(next);
      }}
    >
      <Primitive.Track className={styles.track}>
        <Primitive.Range className={styles.range} />
      </Primitive.Track>
      <Primitive.Thumb
        className={styles.thumb}
        aria-label={label}
        aria-valuetext={`${Math.round(value * 100)}%`}
      />
    </Primitive.Root>
  );
}

import type { CSSProperties } from "react";
import styles from "./slider.module.css";

interface SliderProps {
  label: string;
  /** Value from 0 to 1. */
  value: number;
  onChange: (value: number) => void;
  disabled?: boolean;
}

/** A slider from 0 to 1 in steps of 0.05; the arrow keys move it. */
export function Slider({ label, value, onChange, disabled = false }: SliderProps) {
  const filled = { "--filled": `${value * 100}%` } as CSSProperties;
  return (
    <input
      type="range"
      className={styles.slider}
      style={filled}
      min={0}
      max={1}
      step={0.05}
      value={value}
      disabled={disabled}
      aria-label={label}
      aria-valuetext={`${Math.round(value * 100)}%`}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}

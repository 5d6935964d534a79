/** Slope 1 up to `start`, then ever flatter, never reaching `max` (`GAP-25`, `BAT-129`). */
export function softCap(value: number, cap: { start: number; max: number }): number {
  if (value <= cap.start) return value;
  const room = cap.max - cap.start;
  const over = (value - cap.start) / room;
  return cap.start + (room * over) / (1 + over);
}

/** To two decimals, half up. */
export function toHundredths(value: number): number {
  return Math.floor(value * 100 + 0.5) / 100;
}

/** To a whole number, half up. */
export function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5);
}

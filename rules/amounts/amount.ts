/**
 * An amount of a resource: an integer number of thousandths (`GAP-17`), so that sums have no rounding errors
 * (`ABU-57`). 12.5 TCorvax is the amount 12500.
 */
export type Amount = number;

const THOUSAND = 1000;

/** Converts a decimal number of a rule file to an amount, rounded to the nearest thousandth. */
export function amountOf(decimal: number): Amount {
  return Math.round(decimal * THOUSAND);
}

/**
 * Formats the amount as a decimal string without trailing zeros: 300000 is "300", 12500 is "12.5" (`GAP-17`).
 */
export function formatAmount(amount: Amount): string {
  const sign = amount < 0 ? "-" : "";
  const absolute = Math.abs(amount);
  const whole = Math.floor(absolute / THOUSAND);
  const fraction = absolute - whole * THOUSAND;
  if (fraction === 0) return `${sign}${whole}`;
  return `${sign}${whole}.${String(fraction).padStart(3, "0").replace(/0+$/, "")}`;
}

const DECIMAL = /^[+-]?\d{1,12}(\.\d{1,3})?$/;

/**
 * Parses a decimal string such as "12.5", or a number (`LAB-121`). Returns null for anything that is not a
 * plain decimal with at most three places.
 */
export function parseAmount(value: string | number): Amount | null {
  if (typeof value === "number") return Number.isFinite(value) ? amountOf(value) : null;
  return DECIMAL.test(value) ? amountOf(Number(value)) : null;
}

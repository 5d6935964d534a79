import type { Texts } from "./texts.ts";

interface NumberStyle {
  /** Whether thousands are separated: '12,500'. */
  grouped?: boolean;
  /** Fixed number of decimals; without it, as many as the number has. */
  decimals?: number;
}

/** Largest number of decimals, so that none is cut off. */
const ALL_DECIMALS = 20;

const formats = new Map<string, { format(value: number): string }>();

/**
 * Formats a number for players: the language of the texts decides its digits, its decimal sign and its thousands
 * separator. Use it for every shown number that can have thousands or decimals.
 */
export function numberText(
  { language }: Pick<Texts, "language">,
  value: number,
  { grouped = false, decimals }: NumberStyle = {},
): string {
  const key = `${language} ${grouped} ${decimals}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language, {
      useGrouping: grouped,
      // Shows no minus sign before zero.
      signDisplay: "negative",
      minimumFractionDigits: decimals ?? 0,
      maximumFractionDigits: decimals ?? ALL_DECIMALS,
    });
  formats.set(key, format);
  return format.format(value);
}

import type { Texts } from "./texts.ts";

interface NumberStyle {
  /** Whether thousands are set apart: '12,500'. */
  grouped?: boolean;
  /** Digits after the decimal sign, always as many; without it, those that the number has. */
  decimals?: number;
}

/** As many digits after the decimal sign as `Intl` writes at most. */
const ALL_DECIMALS = 20;

const formats = new Map<string, { format(value: number): string }>();

/**
 * A number as players read it: the language of the texts decides on its digits, its decimal sign and how thousands are
 * set apart. Each number that has thousands or decimals goes through here before it stands in a sentence or alone.
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
      // No language writes a minus before nothing.
      signDisplay: "negative",
      minimumFractionDigits: decimals ?? 0,
      maximumFractionDigits: decimals ?? ALL_DECIMALS,
    });
  formats.set(key, format);
  return format.format(value);
}

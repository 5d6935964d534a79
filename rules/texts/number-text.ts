import type { Texts } from "./texts.ts";

interface NumberStyle {
  /** Fixed number of decimals; without it, as many as the number has. */
  decimals?: number;
  /** Three digits and a sign for the rest, rounded down: '123K'. */
  compact?: boolean;
}

/** Largest number of decimals, so that none is cut off. */
const ALL_DECIMALS = 20;

const COMPACT = { notation: "compact", maximumSignificantDigits: 3, roundingMode: "trunc" } as const;

const formats = new Map<string, { format(value: number | `${number}`): string }>();

/**
 * Formats a number for players, such as '12,500.5': the language of the texts decides its digits, its decimal sign and
 * its thousands separator. Use it for every shown number that can have thousands or decimals.
 * @param value a number, or a decimal string with more digits than a number holds
 */
export function numberText(
  { language }: Pick<Texts, "language">,
  value: number | `${number}`,
  { decimals, compact = false }: NumberStyle = {},
): string {
  const key = `${language} ${decimals} ${compact}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language, {
      useGrouping: true,
      // Shows no minus sign before zero.
      signDisplay: "negative",
      ...(compact
        ? COMPACT
        : { minimumFractionDigits: decimals ?? 0, maximumFractionDigits: decimals ?? ALL_DECIMALS }),
    });
  formats.set(key, format);
  return format.format(value);
}

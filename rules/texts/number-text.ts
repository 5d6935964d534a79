import type { Texts } from "./texts.ts";

interface NumberStyle {
  /** Whether thousands are separated: '12,500'. */
  grouped?: boolean;
  /** Fixed number of decimals; without it, as many as the number has. */
  decimals?: number;
  /** Three digits and a sign for the rest, rounded down: '123K'. */
  compact?: boolean;
}

/** Largest number of decimals, so that none is cut off. */
const ALL_DECIMALS = 20;

const COMPACT = { notation: "compact", maximumSignificantDigits: 3, roundingMode: "trunc" } as const;

const formats = new Map<string, { format(value: number): string }>();

/**
 * Formats a number for players: the language of the texts decides its digits, its decimal sign and its thousands
 * separator. Use it for every shown number that can have thousands or decimals.
 */
export function numberText(
  { language }: Pick<Texts, "language">,
  value: number,
  { grouped = false, decimals, compact = false }: NumberStyle = {},
): string {
  const key = `${language} ${grouped} ${decimals} ${compact}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language, {
      useGrouping: grouped,
      // Shows no minus sign before zero.
      signDisplay: "negative",
      ...(compact
        ? COMPACT
        : { minimumFractionDigits: decimals ?? 0, maximumFractionDigits: decimals ?? ALL_DECIMALS }),
    });
  formats.set(key, format);
  return format.format(value);
}

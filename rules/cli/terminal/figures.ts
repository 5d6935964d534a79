import type { Interval } from "../statistics/interval.ts";
import type { Lift } from "../statistics/simulation-result.ts";

/** A share as percent, `62.5 %`. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** A share with its range, `62.5 % (58.1–66.7)`. */
export function percentWithRange({ value, low, high }: Interval): string {
  return `${percent(value)} (${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)})`;
}

/** A difference in points with its sign, `+3.2`. */
export function points(share: number): string {
  const text = (share * 100).toFixed(1);
  return share > 0 && text !== "0.0" ? `+${text}` : text.replace(/^-0\.0$/, "0.0").replace("-", "−");
}

/** A difference with its interval, `+3.2 (−1.0 to +7.4)`; a dash if it is unknown. */
export function pointsWithRange({ value, low, high }: Interval): string {
  return `${points(value)} (${points(low)} to ${points(high)})`;
}

/** A figure and the ends of its range as columns of a table that are named for it; empty without one. */
export function rangeColumns(name: string, range?: Interval | null): Record<string, number | null> {
  const { value = null, low = null, high = null } = range ?? {};
  return { [name]: value, [`${name}_low`]: low, [`${name}_high`]: high };
}

/** The interval of a lift, or null if it is unknown. */
export function intervalOf({ lift, low, high }: Lift): Interval | null {
  return lift === null || low === null || high === null ? null : { value: lift, low, high };
}

/** A number with at most one decimal place. */
export function brief(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A number with at most one decimal place; a large one without. */
export function figureOf(value: number): string {
  return value >= 100 ? String(Math.round(value)) : brief(value);
}

/** A number with its noun, whose plural ends with s: "1 battle", "2 battles". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** A table as text: columns fit their content, the first is aligned left, the others right. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd();
  return [line(head), widths.map((width) => "─".repeat(width)).join("  "), ...rows.map(line)].join("\n");
}

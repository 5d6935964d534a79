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

/** The interval of a lift, or null if it is unknown. */
export function intervalOf({ lift, low, high }: Lift): Interval | null {
  return lift === null || low === null || high === null ? null : { value: lift, low, high };
}

/** A number with at most one decimal place. */
export function brief(value: number): string {
  return String(Math.round(value * 10) / 10);
}

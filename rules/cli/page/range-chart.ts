import type { Interval } from "../statistics/interval.ts";
import { percentWithRange } from "../terminal/figures.ts";
import { box, dot, line, scale, svg, text, ticks } from "./svg.ts";

/** A row of the chart: one measurement, or the same one before and after. */
export interface RangeRow {
  name: string;
  color: string;
  share: Interval;
  before?: Interval | undefined;
  /** The target range. */
  target?: readonly [number, number] | undefined;
}

const WIDTH = 400;
const LEFT = 66;
const RIGHT = WIDTH - 16;
const TOP = 18;
const ROW = 46;
const AXIS = 30;
const PALE = "#b7b3e0";

/** Shares from 0 to 100% as dots with their intervals, one row each. */
export function rangeChart(title: string, rows: readonly RangeRow[]): string {
  const bottom = TOP + rows.length * ROW;
  const x = scale(0, 1, LEFT, RIGHT);
  const axis = ticks(0, 1, 5)
    .map(
      (tick) =>
        line(x(tick), TOP - 8, x(tick), bottom, "grid") +
        text(x(tick), bottom + 20, `${tick * 100} %`, { anchor: "middle" }),
    )
    .join("");
  const body = rows.map((row, index) => rowOf(row, TOP + index * ROW + ROW / 2, x)).join("\n");
  const description = rows
    .map(({ name, share, before }) =>
      before
        ? `${name}: before ${percentWithRange(before)}, after ${percentWithRange(share)}`
        : `${name}: ${percentWithRange(share)}`,
    )
    .join("; ");
  return svg({
    title,
    description: `${description}.`,
    width: WIDTH,
    height: bottom + AXIS,
    body: axis + body,
  });
}

function rowOf(
  { name, color, share, before, target }: RangeRow,
  y: number,
  x: (share: number) => number,
): string {
  const band = target
    ? box(x(target[0]), y - 14, x(target[1]) - x(target[0]), 28, {
        kind: "target",
        round: 6,
        hint: `Target ${target[0] * 100} to ${target[1] * 100} %`,
      })
    : "";
  const label = text(LEFT - 12, y + 4, name, { anchor: "end", kind: "strong" });
  const old = before ? mark(before, y - 9, PALE, `${name} before: ${percentWithRange(before)}`, x) : "";
  const now = mark(share, before ? y + 9 : y, color, `${name}: ${percentWithRange(share)}`, x);
  const isRight = share.value < 0.6;
  const figure = text(
    isRight ? x(share.high) + 10 : x(share.low) - 10,
    (before ? y + 9 : y) + 4,
    `${(share.value * 100).toFixed(1)} %`,
    { anchor: isRight ? "start" : "end", kind: "figure" },
  );
  return band + label + old + now + figure;
}

function mark(
  { value, low, high }: Interval,
  y: number,
  color: string,
  hint: string,
  x: (share: number) => number,
): string {
  return (
    line(x(low), y, x(high), y, "range", color) +
    line(x(low), y - 5, x(low), y + 5, "range", color) +
    line(x(high), y - 5, x(high), y + 5, "range", color) +
    dot(x(value), y, 6, color, hint)
  );
}

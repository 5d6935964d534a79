import type { Interval } from "../statistics/interval.ts";
import { points, pointsWithRange } from "../terminal/figures.ts";
import { box, dot, line, scale, svg, text, ticks } from "./svg.ts";

/** The differences of one colour, by name. */
export interface PointsSeries {
  name: string;
  color: string;
  values: ReadonlyMap<string, Interval>;
}

const WIDTH = 400;
const LEFT = 140;
const RIGHT = WIDTH - 14;
const TOP = 14;
const LANE = 9;
const GAP = 12;
const AXIS = 44;
const WIDEST = 1;

/** Differences in percentage points around zero: one row per name, with one line for each series. */
export function pointsChart(
  title: string,
  names: readonly string[],
  series: readonly PointsSeries[],
): string {
  const row = series.length * LANE + GAP;
  const bottom = TOP + names.length * row;
  const reach = reachOf(series);
  const x = scale(-reach, reach, LEFT, RIGHT);
  const stripes = names.map((_, index) =>
    index % 2 === 0 ? box(0, TOP + index * row, WIDTH, row, { kind: "stripe", round: 6 }) : "",
  );
  const axis = ticks(-reach, reach, 7).map(
    (tick) =>
      line(x(tick), TOP, x(tick), bottom, tick === 0 ? "zero" : "grid") +
      text(x(tick), bottom + 18, points(tick).replace(".0", ""), { anchor: "middle" }),
  );
  const rows = names.map((name, index) => {
    const top = TOP + index * row;
    const marks = series.map((one, lane) => laneOf(name, one, top + GAP / 2 + (lane + 0.5) * LANE, x));
    return text(LEFT - 12, top + row / 2 + 4, name, { anchor: "end", kind: "strong" }) + marks.join("");
  });
  const unit = text((LEFT + RIGHT) / 2, bottom + 38, "percentage points", { anchor: "middle" });
  const description = series
    .map((one) => `${one.name}: ${names.map((name) => sentenceOf(name, one)).join(", ")}`)
    .join("; ");
  return svg({
    title,
    description: `${description}.`,
    width: WIDTH,
    height: bottom + AXIS,
    body: [...stripes, ...axis, ...rows, unit].join(""),
  });
}

/** The largest absolute value, ranges included. */
function reachOf(series: readonly PointsSeries[]): number {
  const ends = series.flatMap(({ values }) => [...values.values()].flatMap(({ low, high }) => [-low, high]));
  return Math.min(Math.max(0.05, ...ends) * 1.05, WIDEST);
}

function laneOf(
  name: string,
  { name: of, color, values }: PointsSeries,
  y: number,
  x: (share: number) => number,
): string {
  const found = values.get(name);
  if (!found) return "";
  const inside = (value: number) => Math.min(Math.max(x(value), LEFT), RIGHT);
  const isClear = found.low > 0 || found.high < 0;
  return (
    line(inside(found.low), y, inside(found.high), y, isClear ? "range" : "range faint", color) +
    dot(inside(found.value), y, isClear ? 4.5 : 3.5, color, `${name}, ${of}: ${pointsWithRange(found)}`)
  );
}

function sentenceOf(name: string, { values }: PointsSeries): string {
  const found = values.get(name);
  return `${name} ${found ? points(found.value) : "unknown"}`;
}

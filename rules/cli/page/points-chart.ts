import { axisX, axisY, barX, dot, gridX, type Markish, ruleX, ruleY, text } from "@observablehq/plot";
import { quantile } from "../../simulation/statistics/quantile.ts";
import { type Interval, isClear } from "../statistics/interval.ts";
import { points, pointsWithRange } from "../terminal/figures.ts";
import { drawing } from "./drawing.ts";

/** The differences of one colour, by name. */
export interface PointsSeries {
  name: string;
  color: string;
  values: ReadonlyMap<string, Interval>;
}

interface Mark extends Interval {
  name: string;
  isClear: boolean;
  hint: string;
}

const LANE = 9;
const GAP = 12;
const SMALLEST_REACH = 0.05;
const WIDEST_REACH = 1;
/** Ranges that are this many times as wide as the usual one belong to rare things. */
const RARE = 2;

/** Differences in percentage points around zero: one row per name, with one line for each series. */
export function pointsChart(
  title: string,
  names: readonly string[],
  series: readonly PointsSeries[],
): string {
  const row = series.length * LANE + GAP;
  const reach = reachOf(series.flatMap(({ values }) => [...values.values()]));
  const stripes = names.filter((_, index) => index % 2 === 0);
  return drawing({
    title,
    description: `${series.map((one) => sentenceOf(names, one)).join("; ")}.`,
    width: 400,
    height: names.length * row + 56,
    marginLeft: 134,
    marginRight: 14,
    marginTop: 8,
    marginBottom: 48,
    x: { domain: [-reach, reach], label: null },
    y: { domain: names, padding: 0, label: null },
    marks: [
      barX(stripes, { x1: -reach, x2: reach, y: (name: string) => name, fill: "var(--stripe)" }),
      gridX({ ticks: 6, stroke: "var(--grid)", strokeOpacity: 1 }),
      ruleX([0], { stroke: "var(--zero)", strokeWidth: 1.5 }),
      axisX({
        ticks: 6,
        tickSize: 0,
        tickFormat: (share: number) => points(share).replace(".0", ""),
        label: "percentage points",
        labelAnchor: "center",
        labelArrow: "none",
      }),
      axisY({ tickSize: 0, fontSize: 13, fill: "var(--text)" }),
      ...series.flatMap((one, lane) => laneOf(one, (lane - (series.length - 1) / 2) * LANE, reach)),
    ],
  });
}

/** The largest absolute value with its range; the wide ranges of rare things do not stretch the axis. */
export function reachOf(values: readonly Interval[]): number {
  const usual = quantile(
    values.map(({ low, high }) => high - low),
    0.5,
  );
  const common = values.filter(({ low, high }) => high - low <= usual * RARE);
  const furthest = Math.max(SMALLEST_REACH, ...common.flatMap(({ low, high }) => [-low, high]));
  return Math.min(furthest * 1.05, WIDEST_REACH);
}

function laneOf(series: PointsSeries, dy: number, reach: number): Markish[] {
  const marks = [...series.values].map(
    ([name, value]): Mark => ({
      ...value,
      name,
      isClear: isClear(value),
      hint: `${name}, ${series.name}: ${pointsWithRange(value)}`,
    }),
  );
  const inside = marks.filter(({ value }) => Math.abs(value) <= reach);
  const color = series.color;
  return [
    ruleY(marks, {
      y: "name",
      x1: ({ low }: Mark) => Math.min(Math.max(low, -reach), reach),
      x2: ({ high }: Mark) => Math.max(Math.min(high, reach), -reach),
      dy,
      stroke: color,
      strokeWidth: 3,
      strokeLinecap: "round",
      strokeOpacity: (mark: Mark) => (mark.isClear ? 1 : 0.45),
    }),
    dot(inside, {
      y: "name",
      x: "value",
      dy,
      r: (mark: Mark) => (mark.isClear ? 4.5 : 3.5),
      fill: color,
      stroke: "var(--panel)",
      title: "hint",
    }),
    beyond(marks, ({ low }) => low < -reach, { x: -reach, sign: "◂" }, { dy, color }),
    beyond(marks, ({ high }) => high > reach, { x: reach, sign: "▸" }, { dy, color }),
  ];
}

/** An arrow where a range goes on beyond the axis. */
function beyond(
  marks: readonly Mark[],
  isBeyond: (mark: Mark) => boolean,
  { x, sign }: { x: number; sign: string },
  { dy, color }: { dy: number; color: string },
): Markish {
  const look = { y: "name", x, dx: Math.sign(x) * 6, dy, fontSize: 12, fill: color, title: "hint" };
  return text(marks.filter(isBeyond), { ...look, text: () => sign });
}

function sentenceOf(names: readonly string[], { name, values }: PointsSeries): string {
  const figures = names.map((one) => {
    const found = values.get(one);
    return `${one} ${found ? points(found.value) : "unknown"}`;
  });
  return `${name}: ${figures.join(", ")}`;
}

import { axisX, axisY, barX, dot, gridX, type Markish, ruleY, text } from "@observablehq/plot";
import type { Interval } from "../statistics/interval.ts";
import { drawing } from "./drawing.ts";

/** A row of the chart: one measurement, or the same one before and after. */
export interface RangeRow {
  name: string;
  color: string;
  share: Interval;
  before?: Interval | undefined;
  /** The target range. */
  target?: readonly [number, number] | undefined;
}

interface Mark extends Interval {
  name: string;
  color: string;
  figure: string;
  hint: string;
}

const ROW = 46;
const LANE = 9;
const FIGURE_GAP = 12;
/** From this share of the axis on the figure stands to the left of its range. */
const NEAR_END = 0.6;

/** What the figures of a chart are. */
export interface RangeScale {
  domain: readonly [number, number];
  format(value: number): string;
}

const PERCENT: RangeScale = { domain: [0, 1], format: (share) => `${(share * 100).toFixed(1)} %` };

/** Shares from 0 to 100% as dots with their intervals, one row each. */
export function percentChart(title: string, rows: readonly RangeRow[]): string {
  return rangeChart(title, rows, PERCENT);
}

/** Figures as dots with their ranges, one row each, the same before above it. */
export function rangeChart(title: string, rows: readonly RangeRow[], { domain, format }: RangeScale): string {
  const now = rows.map(({ name, color, share }) => markOf(name, { color, format, share }));
  const old = rows.flatMap(({ name, before }) =>
    before ? [markOf(name, { color: "var(--before)", format, share: before }, " before")] : [],
  );
  const lane = old.length > 0 ? LANE : 0;
  return drawing({
    title,
    description: `${rows.map((row) => sentenceOf(row, format)).join("; ")}.`,
    width: 400,
    height: rows.length * ROW + 48,
    marginLeft: 66,
    marginRight: 18,
    marginTop: 12,
    marginBottom: 36,
    x: { domain: [...domain], label: null },
    y: { domain: rows.map(({ name }) => name), label: null },
    marks: [
      gridX({ ticks: 5, stroke: "var(--grid)", strokeOpacity: 1 }),
      axisX({ ticks: 5, tickSize: 0, tickFormat: (value: number) => format(value).replace(".0", "") }),
      axisY({ tickSize: 0, fontSize: 13, fill: "var(--text)" }),
      targets(rows),
      ...rangesWithDots(old, -lane),
      ...rangesWithDots(now, lane),
      ...figures(now, lane, domain[1] * NEAR_END),
    ],
  });
}

function markOf(
  name: string,
  { color, format, share }: { color: string; format: RangeScale["format"]; share: Interval },
  when = "",
): Mark {
  return {
    ...share,
    name,
    color,
    figure: format(share.value),
    hint: `${name}${when}: ${rangeText(share, format)}`,
  };
}

function rangeText({ value, low, high }: Interval, format: RangeScale["format"]): string {
  return `${format(value)} (${format(low)} to ${format(high)})`;
}

function targets(rows: readonly RangeRow[]): Markish {
  const wanted = rows.flatMap(({ name, target }) =>
    target ? [{ name, low: target[0], high: target[1] }] : [],
  );
  return barX(wanted, {
    y: "name",
    x1: "low",
    x2: "high",
    rx: 6,
    fill: "var(--target)",
    fillOpacity: 0.16,
    stroke: "var(--target)",
    strokeOpacity: 0.6,
    strokeDasharray: "4 3",
    title: ({ low, high }) => `Target ${low * 100} to ${high * 100} %`,
  });
}

function rangesWithDots(marks: readonly Mark[], dy: number): Markish[] {
  return [
    ruleY(marks, {
      y: "name",
      x1: "low",
      x2: "high",
      dy,
      stroke: "color",
      strokeWidth: 3,
      strokeLinecap: "round",
    }),
    dot(marks, { y: "name", x: "value", dy, r: 6, fill: "color", stroke: "var(--panel)", title: "hint" }),
  ];
}

function figures(marks: readonly Mark[], dy: number, nearEnd: number): Markish[] {
  const isNearEnd = ({ value }: Mark) => value >= nearEnd;
  const look = {
    y: "name",
    dy,
    text: "figure",
    fontSize: 13,
    fill: "var(--text)",
    stroke: "var(--panel)",
    strokeWidth: 4,
  };
  return [
    text(marks.filter(isNearEnd), { ...look, x: "low", dx: -FIGURE_GAP, textAnchor: "end" }),
    text(
      marks.filter((mark) => !isNearEnd(mark)),
      { ...look, x: "high", dx: FIGURE_GAP, textAnchor: "start" },
    ),
  ];
}

function sentenceOf({ name, share, before }: RangeRow, format: RangeScale["format"]): string {
  const now = rangeText(share, format);
  return before ? `${name}: before ${rangeText(before, format)}, after ${now}` : `${name}: ${now}`;
}

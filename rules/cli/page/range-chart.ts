import { axisX, axisY, barX, dot, gridX, type Markish, ruleY, text } from "@observablehq/plot";
import type { Interval } from "../statistics/interval.ts";
import { percentWithRange } from "../terminal/figures.ts";
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
  hint: string;
}

const ROW = 46;
const LANE = 9;
const FIGURE_GAP = 12;
/** Beyond this the figure stands to the left of its range. */
const NEAR_END = 0.6;

/** Shares from 0 to 100% as dots with their intervals, one row each. */
export function rangeChart(title: string, rows: readonly RangeRow[]): string {
  const now = rows.map(({ name, color, share }) => markOf(name, color, share, name));
  const old = rows.flatMap(({ name, before }) =>
    before ? [markOf(name, "var(--before)", before, `${name} before`)] : [],
  );
  const lane = old.length > 0 ? LANE : 0;
  return drawing({
    title,
    description: `${rows.map(sentenceOf).join("; ")}.`,
    width: 400,
    height: rows.length * ROW + 48,
    marginLeft: 66,
    marginRight: 18,
    marginTop: 12,
    marginBottom: 36,
    x: { domain: [0, 1], label: null },
    y: { domain: rows.map(({ name }) => name), label: null },
    marks: [
      gridX({ ticks: 5, stroke: "var(--grid)", strokeOpacity: 1 }),
      axisX({ ticks: 5, tickSize: 0, tickFormat: (share: number) => `${share * 100} %` }),
      axisY({ tickSize: 0, fontSize: 13, fill: "var(--text)" }),
      targets(rows),
      ...rangesWithDots(old, -lane),
      ...rangesWithDots(now, lane),
      ...figures(now, lane),
    ],
  });
}

function markOf(name: string, color: string, interval: Interval, of: string): Mark {
  return { ...interval, name, color, hint: `${of}: ${percentWithRange(interval)}` };
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

function figures(marks: readonly Mark[], dy: number): Markish[] {
  const isNearEnd = ({ value }: Mark) => value >= NEAR_END;
  const look = {
    y: "name",
    dy,
    text: ({ value }: Mark) => `${(value * 100).toFixed(1)} %`,
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

function sentenceOf({ name, share, before }: RangeRow): string {
  return before
    ? `${name}: before ${percentWithRange(before)}, after ${percentWithRange(share)}`
    : `${name}: ${percentWithRange(share)}`;
}

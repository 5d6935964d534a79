import {
  axisX,
  axisY,
  barX,
  dot,
  gridX,
  type Markish,
  type PlotOptions,
  ruleX,
  ruleY,
  text,
} from "@observablehq/plot";
import { quantile } from "../../simulation/statistics/quantile.ts";
import type { RangeSeries, RangesChart, Scale } from "../report/report.ts";
import { type Interval, isClear } from "../statistics/interval.ts";
import { figureOf, percent, points } from "../terminal/figures.ts";

/** What a chart gives to Plot, and its content in words. */
export interface Drawing extends PlotOptions {
  description: string;
}

interface Mark extends Interval {
  name: string;
  color: string;
  isBold: boolean;
  figure: string;
  hint: string;
}

/** The look of each scale: what an axis covers and says. */
interface Axis {
  domain: readonly [number, number];
  ticks: number | number[];
  type?: "sqrt";
  label?: string;
}

/** A name of at most so many letters: its begin and its end, which often counts it. */
export function shortened(name: string, most: number): string {
  const end = Math.floor(most / 3);
  return name.length > most ? `${name.slice(0, most - end - 1)}…${name.slice(-end)}` : name;
}

const FIGURE_GAP = 12;
const LETTER = 7;
/** As wide as letters are on average, where a name fills its room. */
const THIN_LETTER = 6;
const DAYS = [0, 1, 7, 28, 84, 182, 364, 728, 1456];

/** Dots with their ranges: one row for each name, with one lane for each series. */
export function ranges(chart: RangesChart): Drawing {
  const { names, series, scale, targets = {}, bound, hasFigures = false, isWide = false } = chart;
  const lane = series.length > 3 ? 5 : hasFigures ? 14 : 9;
  const row = series.length * lane + (hasFigures ? 18 : 12);
  const all = series.flatMap(({ values }) => Object.values(values));
  const axis = axisOf(scale, all);
  const [from, to] = axis.domain;
  const left = Math.min(Math.max(...names.map(({ length }) => length), 5) * LETTER + 14, isWide ? 330 : 180);
  const bottom = axis.label ? 48 : 28;
  const stripes = scale === "points" ? names.filter((_, index) => index % 2 === 0) : [];
  const wanted = Object.entries(targets).map(([name, [low, high]]) => ({ name, low, high }));
  const lanes = series.map((one, index) => {
    const dy = (index - (series.length - 1) / 2) * lane;
    return { dy, marks: marksOf(one, scale) };
  });
  return {
    description: `${series.map((one) => sentenceOf(chart, one)).join("; ")}.`,
    ...{ width: isWide ? 820 : 400, height: names.length * row + 8 + bottom },
    ...{ marginLeft: left, marginRight: 18, marginTop: 8, marginBottom: bottom },
    x: { domain: [from, to], label: null, ...(axis.type ? { type: axis.type } : {}) },
    y: { domain: names, padding: 0, label: null },
    marks: [
      barX(stripes, { x1: from, x2: to, y: (name: string) => name, fill: "var(--stripe)" }),
      gridX({ ticks: axis.ticks, stroke: "var(--grid)", strokeOpacity: 1 }),
      ruleX(from <= 0 && scale !== "days" ? [0] : [], { stroke: "var(--zero)", strokeWidth: 1.5 }),
      axisX({
        ticks: axis.ticks,
        tickSize: 0,
        tickFormat: (value: number) => scaled(scale, value).replace(".0", ""),
        label: axis.label ?? null,
        labelAnchor: "center",
        labelArrow: "none",
      }),
      axisY({
        tickSize: 0,
        fontSize: names.length > 10 ? 12 : 13,
        fill: "var(--text)",
        tickFormat: (name: string) => shortened(name, Math.floor((left - 12) / THIN_LETTER)),
        title: (name: string) => name,
      }),
      barX(wanted, {
        y: "name",
        x1: "low",
        x2: "high",
        inset: 3,
        rx: 6,
        fill: "var(--target)",
        fillOpacity: 0.16,
        stroke: "var(--target)",
        strokeOpacity: 0.6,
        strokeDasharray: "4 3",
        title: ({ low, high }) => `Target ${scaled(scale, low)} to ${scaled(scale, high)}`,
      }),
      ruleX(bound === undefined ? [] : [bound], {
        stroke: "var(--alarm)",
        strokeWidth: 2,
        strokeDasharray: "5 4",
      }),
      ...lanes.flatMap(({ marks, dy }) => laneOf(marks, dy, [from, to])),
      ...(hasFigures ? figures(lanes.at(-1), from + (to - from) * NEAR_END) : []),
    ],
  };
}

/** A figure of a scale in words. */
export function scaled(scale: Scale, value: number): string {
  if (scale === "percent") return percent(value);
  return scale === "points" ? points(value) : figureOf(value);
}

function axisOf(scale: Scale, values: readonly Interval[]): Axis {
  const highest = Math.max(0, ...values.map(({ high }) => high));
  switch (scale) {
    case "percent":
      return { domain: [0, 1], ticks: 5 };
    case "points": {
      const reach = reachOf(values);
      return { domain: [-reach, reach], ticks: 6, label: "percentage points" };
    }
    case "days":
      // A root, so that a quick start and a long wait both show.
      return {
        domain: [0, highest],
        ticks: DAYS.filter((day) => day <= highest),
        type: "sqrt",
        label: "days after the first visit",
      };
    default:
      return { domain: [Math.min(0, ...values.map(({ low }) => low)), highest * 1.1 || 1], ticks: 5 };
  }
}

const SMALLEST_REACH = 0.05;
const WIDEST_REACH = 1;
/** Ranges that are this many times as wide as the usual one belong to rare things. */
const RARE = 2;

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

function marksOf({ name: of, color, values }: RangeSeries, scale: Scale): Mark[] {
  return Object.entries(values).map(([name, value]) => ({
    color,
    hint: `${[name, of].filter(Boolean).join(", ")}: ${rangeText(value, scale)}`,
    ...value,
    name,
    // Only of differences it matters whether they leave out zero.
    isBold: scale === "percent" || scale === "days" || isClear(value),
    figure: scaled(scale, value.value),
  }));
}

function rangeText({ value, low, high }: Interval, scale: Scale): string {
  return `${scaled(scale, value)} (${scaled(scale, low)} to ${scaled(scale, high)})`;
}

function laneOf(marks: readonly Mark[], dy: number, [from, to]: readonly [number, number]): Markish[] {
  const within = (value: number) => Math.min(Math.max(value, from), to);
  const arrow = (sign: string, x: number, isBeyond: (mark: Mark) => boolean) =>
    text(marks.filter(isBeyond), {
      ...{ y: "name", x, dx: sign === "◂" ? -6 : 6, dy, fontSize: 12, fill: "color", title: "hint" },
      text: () => sign,
    });
  return [
    ruleY(marks, {
      y: "name",
      x1: ({ low }: Mark) => within(low),
      x2: ({ high }: Mark) => within(high),
      dy,
      stroke: "color",
      strokeWidth: 3,
      strokeLinecap: "round",
      strokeOpacity: (mark: Mark) => (mark.isBold ? 1 : 0.45),
    }),
    dot(
      marks.filter(({ value }) => within(value) === value),
      {
        y: "name",
        x: "value",
        dy,
        r: (mark: Mark) => (mark.isBold ? 5 : 3.5),
        fill: "color",
        stroke: "var(--panel)",
        title: "hint",
      },
    ),
    arrow("◂", from, ({ low }) => low < from),
    arrow("▸", to, ({ high }) => high > to),
  ];
}

/** From this share of the axis on the figure stands to the left of its range. */
const NEAR_END = 0.6;

function figures(lane: { marks: Mark[]; dy: number } | undefined, nearEnd: number): Markish[] {
  const { marks, dy } = lane ?? { marks: [], dy: 0 };
  const isNearEnd = ({ value }: Mark) => value >= nearEnd;
  const look = {
    ...{ y: "name", dy, text: "figure", fontSize: 13, fill: "var(--text)" },
    ...{ stroke: "var(--panel)", strokeWidth: 4 },
  };
  return [
    text(marks.filter(isNearEnd), { ...look, x: "low", dx: -FIGURE_GAP, textAnchor: "end" }),
    text(
      marks.filter((mark) => !isNearEnd(mark)),
      { ...look, x: "high", dx: FIGURE_GAP, textAnchor: "start" },
    ),
  ];
}

function sentenceOf({ names, scale }: RangesChart, { name, values }: RangeSeries): string {
  const said = names.map((one) => {
    const found = values[one];
    return `${one} ${found ? rangeText(found, scale) : "unknown"}`;
  });
  return `${name === "" ? "" : `${name}: `}${said.join(", ")}`;
}

import {
  axisX,
  axisY,
  barY,
  cell,
  dot,
  gridX,
  gridY,
  line,
  type PlotOptions,
  plot,
  rectX,
  rectY,
  ruleX,
  ruleY,
  text,
} from "@observablehq/plot";
import escapeHtml from "escape-html";
import { Window } from "happy-dom";
import type {
  Chart,
  HistogramChart,
  LinesChart,
  MatrixChart,
  ScatterChart,
  StackChart,
} from "../report/report.ts";
import { counted } from "../terminal/figures.ts";
import { type Drawing, ranges, scaled, shortened } from "./ranges-chart.ts";

const { document } = new Window();
let drawings = 0;

/** Colours, sizes and opacities mean themselves. */
const AS_GIVEN = {
  color: { type: "identity" },
  r: { type: "identity" },
  opacity: { type: "identity" },
} as const;

/**
 * A chart as SVG without scripts and external references, for screen readers too. Its colours are the
 * variables of the page, so that it is light or dark with it.
 */
export function chartSvg(chart: Chart): string {
  drawings += 1;
  const id = `drawing-${drawings}`;
  const { description, ...options } = drawn(chart);
  const svg = plot({
    ...AS_GIVEN,
    ...options,
    document: document as unknown as NonNullable<PlotOptions["document"]>,
  });
  svg.querySelector("style")?.remove();
  // The library names its marks, such as "rule"; the description says what they show.
  for (const mark of svg.querySelectorAll("[aria-label]")) mark.removeAttribute("aria-label");
  const names = `<title id="${id}-title">${escapeHtml(chart.title)}</title><desc id="${id}-text">${escapeHtml(description)}</desc>`;
  return `<svg viewBox="0 0 ${svg.getAttribute("width")} ${svg.getAttribute("height")}" role="img" aria-labelledby="${id}-title ${id}-text" fill="currentColor" text-anchor="middle">
${names}${svg.innerHTML}</svg>`;
}

function drawn(chart: Chart): Drawing {
  switch (chart.kind) {
    case "ranges":
      return ranges(chart);
    case "histogram":
      return histogram(chart);
    case "lines":
      return lines(chart);
    case "stack":
      return stack(chart);
    case "matrix":
      return matrix(chart);
    case "scatter":
      return scatter(chart);
  }
}

const GRID = { stroke: "var(--grid)", strokeOpacity: 1 };
const BASELINE = ruleY([0], { stroke: "var(--zero)" });

/** The name of an axis below its middle. */
export function axisName(label: string) {
  return { label, labelAnchor: "center", labelArrow: "none" } as const;
}

function histogram({ title, color, values, step, to, median, unit }: HistogramChart & { title: string }) {
  const [width, left, right] = [250, 36, 8];
  const count = Math.max(1, Math.ceil(to / step));
  const counts: number[] = Array(count).fill(0);
  for (const value of values) {
    const index = Math.min(Math.max(Math.floor(value / step), 0), count - 1);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  const bars = counts.flatMap((occurred, index) => {
    const share = occurred / Math.max(values.length, 1);
    const range = step === 1 ? String(index) : `${index * step} to ${(index + 1) * step}`;
    const hint = `${range} ${unit}: ${Math.round(share * 1000) / 10} %`;
    return occurred === 0 ? [] : [{ from: index * step, to: (index + 1) * step, share, hint }];
  });
  // Whole numbers stand in the middle of their bar.
  const middle = step === 1 ? 0.5 : 0;
  const end = count * step;
  const mark = Math.min(median, to) + middle;
  return {
    description: `${title}: ${counted(values.length, "battle")}, median ${median.toFixed(2)} ${unit}.`,
    ...{ width, height: 176, marginLeft: left, marginRight: right, marginTop: 28, marginBottom: 26 },
    x: { domain: [0, end], label: null },
    y: { label: null, zero: true },
    marks: [
      gridY({ ticks: 3, ...GRID }),
      axisY({ ticks: 3, tickSize: 0, tickFormat: (share: number) => `${Math.round(share * 1000) / 10}%` }),
      axisX({ ticks: 5, tickSize: 0, dx: (middle * (width - left - right)) / end }),
      rectY(bars, { x1: "from", x2: "to", y: "share", fill: color, inset: 0.75, rx: 2, title: "hint" }),
      BASELINE,
      ruleX([mark], { stroke: "var(--text)", strokeWidth: 1.5, strokeDasharray: "3 3" }),
      text([`median ${Math.round(median * 100) / 100}`], {
        x: mark,
        frameAnchor: "top",
        dy: -16,
        fontSize: 13,
        fill: "var(--text)",
        textAnchor: mark > end / 2 ? "end" : "start",
      }),
    ],
  };
}

function lines({ title, series, unit }: LinesChart & { title: string }): Drawing {
  const length = Math.max(2, ...series.map(({ values }) => values.length));
  const highest = Math.max(1, ...series.flatMap(({ values }) => [...values]));
  const last = series.map(({ name, values }) => `${name} ${scaled("number", values.at(-1) ?? 0)}`);
  return {
    description: `${title}, ${unit} by ${unit}. At the end: ${last.join(", ")}.`,
    ...{ width: 400, height: 200, marginLeft: 46, marginRight: 10, marginTop: 12, marginBottom: 42 },
    x: { domain: [1, length], label: null },
    y: { domain: [0, highest * 1.05], label: null },
    marks: [
      gridY({ ticks: 4, ...GRID }),
      axisY({ ticks: 4, tickSize: 0, tickFormat: (value: number) => scaled("number", value) }),
      axisX({
        ticks: Math.min(7, length - 1),
        tickSize: 0,
        tickFormat: (value: number) => (Number.isInteger(value) ? String(value) : ""),
        ...axisName(unit),
      }),
      BASELINE,
      ...series.map(({ name, values, color }) =>
        line(values, {
          x: (_: number, index: number) => index + 1,
          y: (value: number) => value,
          stroke: color,
          strokeWidth: 2.5,
          title: () => name,
        }),
      ),
    ],
  };
}

function stack({ title, bars, count, unit }: StackChart & { title: string }): Drawing {
  const domain = Array.from({ length: count }, (_, index) => index + 1);
  const step = Math.ceil(count / 12);
  return {
    description: `${title}. ${bars.map(({ hint }) => hint).join("; ")}.`,
    ...{ width: 400, height: 190, marginLeft: 42, marginRight: 8, marginTop: 10, marginBottom: 40 },
    x: { type: "band", domain, label: null, padding: 0.12 },
    y: { domain: [0, 1], label: null },
    marks: [
      gridY({ ticks: 4, ...GRID }),
      barY(bars, { x: "at", y: "share", fill: "color", title: "hint" }),
      axisY({ ticks: 4, tickSize: 0, tickFormat: (share: number) => `${share * 100} %` }),
      axisX({ tickSize: 0, ticks: domain.filter((at) => (at - 1) % step === 0), ...axisName(unit) }),
    ],
  };
}

/** Few names have larger cells: the picture is drawn as wide as its place. */
const FEW_WIDTH = 300;
/** With more names than this the figures would not fit their cells. */
const MOST_FIGURES = 30;

/** Longer names are shortened; their title tells them whole. */
const LONGEST_NAME = 18;
const NAME_LETTER = 6.5;
const TURNED = 60;

function matrix({ names, cells }: MatrixChart): Drawing {
  const longest = Math.max(...names.map((name) => shortened(name, LONGEST_NAME).length), 0) * NAME_LETTER;
  const [left, height] = [longest + 14, longest * Math.sin((TURNED * Math.PI) / 180) + 20];
  // The turned name of the last column leans out to the right.
  const right = longest * Math.cos((TURNED * Math.PI) / 180);
  const side = Math.max(30, FEW_WIDTH / Math.max(names.length, 1));
  const size = names.length * side;
  const label = {
    text: (name: string) => shortened(name, LONGEST_NAME),
    title: (name: string) => name,
    fill: "var(--text)",
  };
  const place = { x: "opponent", y: "name" };
  const figures = names.length <= MOST_FIGURES ? cells : [];
  return {
    description: `${cells.map(({ hint }) => hint).join("; ")}.`,
    ...{ width: left + size + right, height: height + size + 4 },
    ...{ marginLeft: left, marginTop: height, marginRight: right, marginBottom: 4 },
    x: { domain: names, axis: null },
    y: { domain: names, axis: null },
    marks: [
      text(names, {
        ...{ ...label, x: (name: string) => name, frameAnchor: "top", dy: -8 },
        ...{ rotate: -TURNED, textAnchor: "start" },
      }),
      text(names, {
        ...{ ...label, y: (name: string) => name, frameAnchor: "left", dx: -6, textAnchor: "end" },
      }),
      cell(cells, { ...place, fill: ({ value }) => colorFor(value), inset: 1, rx: 4, title: "hint" }),
      text(figures, {
        ...place,
        text: ({ value }) => String(Math.round(value * 100)),
        fill: "var(--text)",
        fontSize: 11,
        pointerEvents: "none",
      }),
    ],
  };
}

/** The figures stay readable on the strongest colour. */
const MOST_COLOR = 60;

/** Green above a half, red below, the colour of the page between. */
function colorFor(value: number): string {
  const share = Math.round(Math.abs(value - 0.5) * 2 * MOST_COLOR);
  return `color-mix(in oklab, var(--${value >= 0.5 ? "target" : "enemy"}) ${share}%, var(--panel))`;
}

/** More dots than this only make the picture heavy. */
const MOST_DOTS = 400;

function scatter({ dots, line: front, band, scale, label }: ScatterChart): Drawing {
  const every = Math.max(Math.ceil(dots.length / MOST_DOTS), 1);
  const values = dots.map(({ x }) => x);
  const from = Math.max(band.from, Math.min(...values));
  const to = Math.min(band.to, Math.max(...values));
  const shown = dots.filter((_, index) => index % every === 0);
  const green = { fill: "var(--target)", stroke: "var(--panel)" };
  return {
    description: `${front.map(({ hint }) => hint).join("; ")}.`,
    ...{ width: 400, height: 260, marginLeft: 44, marginRight: 16, marginTop: 14, marginBottom: 44 },
    x: { label: null },
    y: { label, type: "sqrt", zero: true },
    marks: [
      gridX({ ticks: 5, ...GRID }),
      gridY({ ticks: 4, ...GRID }),
      axisX({ ticks: 5, tickSize: 0, tickFormat: (value: number) => scaled(scale, value) }),
      axisY({ ticks: 4, tickSize: 0 }),
      rectX(from < to ? [{ from, to }] : [], {
        x1: "from",
        x2: "to",
        fill: "var(--target)",
        fillOpacity: 0.16,
      }),
      dot(shown, { x: "x", y: "y", r: 2.5, fill: "var(--before)", title: "hint" }),
      line(front, { x: "x", y: "y", stroke: "var(--target)", strokeWidth: 2 }),
      dot(front, { x: "x", y: "y", r: 5, ...green, title: "hint" }),
    ],
  };
}

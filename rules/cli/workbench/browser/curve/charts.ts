import {
  areaY,
  axisX,
  axisY,
  barX,
  dot,
  gridX,
  gridY,
  line,
  type PlotOptions,
  plot,
  rect,
  ruleX,
  ruleY,
  text,
} from "@observablehq/plot";
import type { PlaceFigures, SweepLine } from "../contract.ts";

/** How a place is shown. */
export interface PlaceLook {
  place: string;
  title: string;
  color: string;
}

const COMMON: PlotOptions = {
  color: { type: "identity" },
  r: { type: "identity" },
  opacity: { type: "identity" },
  style: { background: "none", overflow: "visible" },
};
const WANTED = {
  fill: "var(--target)",
  fillOpacity: 0.14,
  stroke: "var(--target)",
  strokeOpacity: 0.55,
  strokeDasharray: "4 3",
};
const LANE = 8;
const ROW = 50;

/**
 * Win rates with their 95% bands, a row for each place: the same battles before above, after below, and the wanted band
 * behind. `isOnce`: nothing differs, so only after is drawn.
 */
export function curveChart(
  figures: readonly PlaceFigures[],
  looks: readonly PlaceLook[],
  width: number,
  isOnce: boolean,
): Element {
  const lane = isOnce ? 0 : LANE;
  const rows = figures.flatMap((one) => {
    const look = looks.find(({ place }) => place === one.place);
    return look ? [{ ...one, ...look }] : [];
  });
  const wanted = rows.flatMap(({ title, wanted: band }) =>
    band ? [{ title, from: band[0], to: band[1] }] : [],
  );
  const marksOf = (when: "before" | "after") =>
    rows.map((row) => ({
      title: row.title,
      ...row[when],
      color: when === "after" ? row.color : "var(--before)",
    }));
  const ranges = (when: "before" | "after", dy: number) => [
    ruleY(marksOf(when), {
      y: "title",
      x1: "low",
      x2: "high",
      dy,
      stroke: "color",
      strokeWidth: 4,
      strokeLinecap: "round",
      strokeOpacity: 0.65,
    }),
    dot(marksOf(when), {
      y: "title",
      x: "value",
      dy,
      r: 6,
      fill: "color",
      stroke: "var(--panel)",
      strokeWidth: 1.5,
    }),
  ];
  return plot({
    ...COMMON,
    width,
    height: rows.length * ROW + 46,
    marginLeft: 72,
    marginRight: 118,
    marginTop: 8,
    marginBottom: 34,
    x: { domain: [0, 1], label: null },
    y: { domain: rows.map(({ title }) => title), label: null, padding: 0.15 },
    marks: [
      gridX({ ticks: 5, stroke: "var(--grid)", strokeOpacity: 1 }),
      axisX({ ticks: 5, tickSize: 0, tickFormat: percent, fontSize: 12 }),
      axisY({ tickSize: 0, fontSize: 14, fill: "var(--text)" }),
      barX(wanted, { y: "title", x1: "from", x2: "to", rx: 7, ...WANTED }),
      ...(isOnce ? [] : ranges("before", -lane)),
      ...ranges("after", lane),
      text(rows, {
        y: "title",
        frameAnchor: "right",
        dx: 112,
        dy: -lane,
        textAnchor: "end",
        fontSize: 14,
        fontWeight: 600,
        fill: "var(--text)",
        text: ({ after }: PlaceFigures) => tenth(after.value),
      }),
      text(isOnce ? [] : rows, {
        y: "title",
        frameAnchor: "right",
        dx: 112,
        dy: lane + 1,
        textAnchor: "end",
        fontSize: 12,
        fill: "var(--quiet)",
        text: ({ difference }: PlaceFigures) => differenceText(difference),
      }),
    ],
  });
}

/** The win rate of a place at each value of a number, with its 95% band; vertical lines mark what ships and what is set. */
export function sweepChart(
  points: readonly SweepLine["points"][number][],
  look: PlaceLook,
  { shipped, now }: { shipped: number; now: number },
  width: number,
): Element {
  const own = points
    .filter(({ place }) => place === look.place)
    .map(({ value, rate }) => ({ x: value, ...rate }));
  const band = points.find(({ place, wanted }) => place === look.place && wanted)?.wanted;
  const values = own.map(({ x }) => x);
  const [first, last] = [Math.min(...values), Math.max(...values)];
  return plot({
    ...COMMON,
    width,
    height: 190,
    marginLeft: 44,
    marginRight: 12,
    marginTop: 12,
    marginBottom: 30,
    x: { domain: [first, last], label: null },
    y: { domain: [0, 1], label: null },
    marks: [
      gridY({ ticks: 4, stroke: "var(--grid)", strokeOpacity: 1 }),
      axisX({ ticks: 6, tickSize: 0, fontSize: 12 }),
      axisY({ ticks: 4, tickSize: 0, fontSize: 12, tickFormat: percent }),
      band ? rect([{}], { x1: first, x2: last, y1: band[0], y2: band[1], ...WANTED }) : null,
      ruleX([shipped], { stroke: "var(--before)", strokeDasharray: "3 3" }),
      now === shipped ? null : ruleX([now], { stroke: "var(--accent)", strokeWidth: 1.5 }),
      areaY(own, { x: "x", y1: "low", y2: "high", fill: look.color, fillOpacity: 0.25 }),
      line(own, { x: "x", y: "value", stroke: look.color, strokeWidth: 2.5 }),
      dot(own, { x: "x", y: "value", r: 4.5, fill: look.color, stroke: "var(--panel)" }),
    ],
  });
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

export function tenth(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** `+3.2 (−1.0 to +7.4)` points. */
export function differenceText({ value, low, high }: { value: number; low: number; high: number }): string {
  return `${points(value)} (${points(low)} to ${points(high)})`;
}

function points(share: number): string {
  const text = Math.abs(share * 100).toFixed(1);
  if (text === "0.0") return "0.0";
  return `${share < 0 ? "−" : "+"}${text}`;
}

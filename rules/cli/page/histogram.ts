import { axisX, axisY, gridY, rectY, ruleX, ruleY, text } from "@observablehq/plot";
import { counted } from "../terminal/counted.ts";
import { drawing } from "./drawing.ts";

export interface Histogram {
  title: string;
  color: string;
  values: readonly number[];
  /** Width of a bar, and the range of the axis. */
  step: number;
  from: number;
  to: number;
  median: number;
  /** What is counted, such as `turns`. */
  unit: string;
}

const WIDTH = 250;
const LEFT = 36;
const RIGHT = 8;

/** How often each value occurred, as a share of all, with the median marked. The last bar holds all above. */
export function histogram({ title, color, values, step, from, to, median, unit }: Histogram): string {
  const bars = barsOf({ values, step, from, to, unit });
  // Whole numbers stand in the middle of their bar.
  const middle = step === 1 ? 0.5 : 0;
  const end = from + barCount({ step, from, to }) * step;
  const mark = Math.min(median, to) + middle;
  return drawing({
    title,
    description: `${title}: ${counted(values.length, "battle")}, median ${median.toFixed(2)} ${unit}.`,
    width: WIDTH,
    height: 176,
    marginLeft: LEFT,
    marginRight: RIGHT,
    marginTop: 28,
    marginBottom: 26,
    x: { domain: [from, end], label: null },
    y: { label: null, zero: true },
    marks: [
      gridY({ ticks: 3, stroke: "var(--grid)", strokeOpacity: 1 }),
      axisY({ ticks: 3, tickSize: 0, tickFormat: (share: number) => `${Math.round(share * 1000) / 10}%` }),
      axisX({ ticks: 5, tickSize: 0, dx: (middle * (WIDTH - LEFT - RIGHT)) / (end - from) }),
      rectY(bars, { x1: "from", x2: "to", y: "share", fill: color, inset: 0.75, rx: 2, title: "hint" }),
      ruleY([0], { stroke: "var(--zero)" }),
      ruleX([mark], { stroke: "var(--text)", strokeWidth: 1.5, strokeDasharray: "3 3" }),
      text([`median ${Math.round(median * 100) / 100}`], {
        x: mark,
        frameAnchor: "top",
        dy: -16,
        fontSize: 13,
        fill: "var(--text)",
        textAnchor: mark > (from + end) / 2 ? "end" : "start",
      }),
    ],
  });
}

function barCount({ step, from, to }: Pick<Histogram, "step" | "from" | "to">): number {
  return Math.max(1, Math.ceil((to - from) / step));
}

function barsOf({ values, step, from, to, unit }: Omit<Histogram, "title" | "color" | "median">) {
  const counts: number[] = Array(barCount({ step, from, to })).fill(0);
  for (const value of values) {
    const index = Math.min(Math.max(Math.floor((value - from) / step), 0), counts.length - 1);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts.flatMap((count, index) => {
    const share = count / Math.max(values.length, 1);
    const [low, high] = [from + index * step, from + (index + 1) * step];
    const range = step === 1 ? String(low) : `${low} to ${high}`;
    return count === 0
      ? []
      : [{ from: low, to: high, share, hint: `${range} ${unit}: ${Math.round(share * 1000) / 10} %` }];
  });
}

import { box, line, number, scale, svg, text, ticks } from "./svg.ts";

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

const WIDTH = 290;
const HEIGHT = 190;
const LEFT = 34;
const RIGHT = WIDTH - 8;
const TOP = 30;
const BOTTOM = HEIGHT - 28;

/** How often each value occurred, as a share of all, with the median marked. */
export function histogram({ title, color, values, step, from, to, median, unit }: Histogram): string {
  const bins = Array.from({ length: Math.max(1, Math.ceil((to - from) / step)) }, () => 0);
  for (const value of values) {
    const bin = Math.min(Math.max(Math.floor((value - from) / step), 0), bins.length - 1);
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  const shares = bins.map((count) => count / Math.max(values.length, 1));
  const top = Math.max(...shares, 0.01);
  const x = scale(from, from + bins.length * step, LEFT, RIGHT);
  const y = scale(0, top * 1.08, BOTTOM, TOP);
  const rows = ticks(0, top, 3).map(
    (tick) =>
      line(LEFT, y(tick), RIGHT, y(tick), "grid") +
      text(LEFT - 5, y(tick) + 4, `${number(tick * 100)}%`, { anchor: "end" }),
  );
  const bars = shares.map((share, bin) => {
    if (share === 0) return "";
    const left = x(from + bin * step);
    const width = Math.max(x(from + (bin + 1) * step) - left - 1.5, 1);
    const range = step === 1 ? number(from + bin) : `${from + bin * step} to ${from + (bin + 1) * step}`;
    return box(left, y(share), width, y(0) - y(share), {
      color,
      hint: `${range} ${unit}: ${number(share * 100)} %`,
    });
  });
  const middle = x(Math.min(median, to) + (step === 1 ? 0.5 : 0));
  const columns = ticks(from, to, 5).map((tick) =>
    text(x(tick + (step === 1 ? 0.5 : 0)), BOTTOM + 17, number(tick), { anchor: "middle" }),
  );
  const mark =
    line(middle, TOP - 4, middle, BOTTOM, "median") +
    text(middle, TOP - 10, `median ${number(Math.round(median * 100) / 100)}`, {
      anchor: middle > (LEFT + RIGHT) / 2 ? "end" : "start",
      kind: "figure",
    });
  return svg({
    title,
    description: `${title}: ${values.length} battles, median ${median.toFixed(2)} ${unit}.`,
    width: WIDTH,
    height: HEIGHT,
    body: rows.join("") + bars.join("") + line(LEFT, BOTTOM, RIGHT, BOTTOM, "axis") + columns.join("") + mark,
  });
}

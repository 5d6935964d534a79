import { axisX, axisY, gridY, line, ruleY } from "@observablehq/plot";
import { drawing } from "../../page/drawing.ts";
import { figure } from "./words.ts";

/** A line of the chart: one value for each day or week, from the first on. */
export interface Series {
  name: string;
  color: string;
  values: readonly number[];
}

/** Values over days or weeks, one line for each series. */
export function lineChart(title: string, series: readonly Series[], unit: "day" | "week"): string {
  const length = Math.max(2, ...series.map(({ values }) => values.length));
  const highest = Math.max(1, ...series.flatMap(({ values }) => [...values]));
  const last = series.map(({ name, values }) => `${name} ${figure(values.at(-1) ?? 0)}`).join(", ");
  return drawing({
    title,
    description: `${title}, ${unit} by ${unit}. At the end: ${last}.`,
    width: 400,
    height: 200,
    marginLeft: 46,
    marginRight: 10,
    marginTop: 12,
    marginBottom: 42,
    x: { domain: [1, length], label: null },
    y: { domain: [0, highest * 1.05], label: null },
    marks: [
      gridY({ ticks: 4, stroke: "var(--grid)", strokeOpacity: 1 }),
      axisY({ ticks: 4, tickSize: 0, tickFormat: (value: number) => figure(value) }),
      axisX({
        ticks: Math.min(7, length - 1),
        tickSize: 0,
        tickFormat: (value: number) => (Number.isInteger(value) ? String(value) : ""),
        label: unit,
        labelAnchor: "center",
        labelArrow: "none",
      }),
      ruleY([0], { stroke: "var(--zero)" }),
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
  });
}

import { axisX, axisY, dot, gridX, ruleX, ruleY } from "@observablehq/plot";
import { drawing } from "../../page/drawing.ts";
import { isClear } from "../../statistics/interval.ts";
import type { Effect } from "./tuned.ts";

const ROW = 26;

/** How much each key adds to the result: by how much the distance rises without it. Bold ranges exclude zero. */
export function effectChart(effects: readonly Effect[]): string {
  const rows = effects.map(({ path, rise }) => ({ path, ...rise, isClear: isClear(rise) }));
  return drawing({
    title: "Distance added by putting a key back",
    description: `${rows.map(({ path, value }) => `${path}: ${value.toFixed(2)}`).join("; ")}.`,
    width: 820,
    height: rows.length * ROW + 50,
    marginLeft: 280,
    marginRight: 20,
    marginTop: 8,
    marginBottom: 36,
    x: { label: null, zero: true },
    y: { domain: rows.map(({ path }) => path), label: null },
    marks: [
      gridX({ ticks: 6, stroke: "var(--grid)", strokeOpacity: 1 }),
      ruleX([0], { stroke: "var(--zero)", strokeWidth: 1.5 }),
      axisX({ ticks: 6, tickSize: 0 }),
      axisY({ tickSize: 0, fontSize: 12, fill: "var(--text)" }),
      ruleY(rows, {
        y: "path",
        x1: "low",
        x2: "high",
        stroke: "var(--target)",
        strokeWidth: 3,
        strokeLinecap: "round",
        strokeOpacity: (row: { isClear: boolean }) => (row.isClear ? 1 : 0.45),
      }),
      dot(rows, {
        y: "path",
        x: "value",
        r: 5,
        fill: "var(--target)",
        stroke: "var(--panel)",
        title: ({ path, value }: { path: string; value: number }) => `${path}: ${value.toFixed(2)}`,
      }),
    ],
  });
}

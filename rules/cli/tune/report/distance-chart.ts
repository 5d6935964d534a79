import { axisX, axisY, barX, gridX } from "@observablehq/plot";
import { drawing } from "../../page/drawing.ts";
import { targetText } from "../../targets/figure-text.ts";
import type { TargetRow } from "./tuned.ts";

const ROW = 30;
const LEFT = 330;

/** How far each target is from its band, before and after, the farthest first; those that are met have no bar. */
export function distanceChart(rows: readonly TargetRow[]): string {
  const missed = rows
    .map(({ target, before, after }) => ({
      name: targetText(target),
      before: target.weight * (before?.distance ?? 0),
      after: target.weight * (after?.distance ?? 0),
    }))
    .filter(({ before, after }) => before > 0 || after > 0)
    .toSorted((one, other) => other.after - one.after || other.before - one.before);
  const names = missed.map(({ name }) => name);
  return drawing({
    title: "Weighted distance from the band",
    description: `${missed.map(({ name, before, after }) => `${name}: ${before.toFixed(2)} before, ${after.toFixed(2)} after`).join("; ")}.`,
    width: 820,
    height: missed.length * ROW + 50,
    marginLeft: LEFT,
    marginRight: 20,
    marginTop: 8,
    marginBottom: 36,
    x: { label: null, zero: true },
    y: { domain: names, label: null, padding: 0.2 },
    marks: [
      gridX({ ticks: 5, stroke: "var(--grid)", strokeOpacity: 1 }),
      axisX({ ticks: 5, tickSize: 0 }),
      axisY({ tickSize: 0, fontSize: 12, fill: "var(--text)" }),
      barX(missed, { x: "before", y: "name", insetBottom: 12, rx: 2, fill: "var(--before)" }),
      barX(missed, { x: "after", y: "name", insetTop: 12, rx: 2, fill: "var(--target)" }),
    ],
  });
}

import { axisX, axisY, dot, gridX, gridY, line, rectX } from "@observablehq/plot";
import { drawing } from "../../page/drawing.ts";
import { figureText, targetText } from "../../targets/figure-text.ts";
import type { Front, FrontPoint } from "./front.ts";

/** More dots than this only make the picture heavy. */
const MOST_DOTS = 400;

/** What nearing one target costs the others: each dot is a rule set that the search played, the line is the front. */
export function frontChart({ target, points, cloud }: Front): string {
  const finite = cloud.filter(({ others }) => Number.isFinite(others));
  const every = Math.max(Math.ceil(finite.length / MOST_DOTS), 1);
  const values = finite.map(({ value }) => value);
  const band = {
    from: Math.max(target.band.from, Math.min(...values)),
    to: Math.min(target.band.to, Math.max(...values)),
  };
  const hint = ({ value, others }: FrontPoint) =>
    `${figureText(target, value)}, all others ${others.toFixed(1)} away`;
  return drawing({
    title: `${targetText(target)} against all other targets`,
    description: `${points.map(hint).join("; ")}.`,
    width: 400,
    height: 260,
    marginLeft: 44,
    marginRight: 16,
    marginTop: 14,
    marginBottom: 44,
    x: { label: null },
    y: { label: "distance of all others", type: "sqrt", zero: true },
    marks: [
      gridX({ ticks: 5, stroke: "var(--grid)", strokeOpacity: 1 }),
      gridY({ ticks: 4, stroke: "var(--grid)", strokeOpacity: 1 }),
      axisX({ ticks: 5, tickSize: 0, tickFormat: (value: number) => figureText(target, value) }),
      axisY({ ticks: 4, tickSize: 0 }),
      ...(band.from < band.to
        ? [rectX([band], { x1: "from", x2: "to", fill: "var(--target)", fillOpacity: 0.16 })]
        : []),
      dot(
        finite.filter((_, index) => index % every === 0),
        { x: "value", y: "others", r: 2.5, fill: "var(--before)", title: hint },
      ),
      line(points, { x: "value", y: "others", stroke: "var(--target)", strokeWidth: 2 }),
      dot(points, {
        x: "value",
        y: "others",
        r: 5,
        fill: "var(--target)",
        stroke: "var(--panel)",
        title: hint,
      }),
    ],
  });
}

import { axisX, axisY, dot, gridX, ruleX, ruleY } from "@observablehq/plot";
import { drawing } from "../../page/drawing.ts";
import { percentWithRange } from "../../terminal/figures.ts";
import type { MetagameResult } from "../play/metagame-result.ts";

const ROW = 20;
const COLORS = { drawn: "var(--pvp)", file: "var(--accent)", grown: "var(--enemy)" } as const;
export const ORIGIN_LEGEND = [
  { name: "drawn", color: COLORS.drawn },
  { name: "from a file", color: COLORS.file },
  { name: "grown by a search", color: COLORS.grown },
];

/** How much each deck wins against the field, the best first, and the bound if there is one. */
export function decksChart({ decks, bound }: MetagameResult): string {
  const marks = decks.map(({ name, origin, field }) => ({
    ...field,
    name,
    color: COLORS[origin],
    hint: `${name}: ${percentWithRange(field)}`,
  }));
  return drawing({
    title: "Wins against the field",
    description: `${marks.map(({ hint }) => hint).join("; ")}.`,
    width: 400,
    height: marks.length * ROW + 44,
    marginLeft: 62,
    marginRight: 16,
    marginTop: 6,
    marginBottom: 30,
    x: { domain: [0, 1], label: null },
    y: { domain: marks.map(({ name }) => name), label: null },
    marks: [
      gridX({ ticks: 5, stroke: "var(--grid)", strokeOpacity: 1 }),
      axisX({ ticks: 5, tickSize: 0, tickFormat: (share: number) => `${share * 100} %` }),
      axisY({ tickSize: 0, fill: "var(--text)" }),
      ruleX(bound ? [bound.bound] : [], { stroke: "var(--alarm)", strokeWidth: 2, strokeDasharray: "5 4" }),
      ruleY(marks, { y: "name", x1: "low", x2: "high", stroke: "color", strokeWidth: 3 }),
      dot(marks, {
        y: "name",
        x: "value",
        r: 5,
        fill: "color",
        stroke: "var(--panel)",
        title: "hint",
      }),
    ],
  });
}

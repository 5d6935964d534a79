import { axisX, axisY, gridY, line, ruleY } from "@observablehq/plot";
import type { Mean, Tally } from "../../simulation/tally.ts";
import { drawing } from "./drawing.ts";

export const ENERGY_LINES = [
  { name: "player", color: "var(--player)" },
  { name: "enemy", color: "var(--enemy)" },
] as const;

const WIDTH = 250;
/** Turns that fewer than this share of battles reach are left out. */
const ENOUGH = 0.05;

/** Energy of both sides at the start of their turns, as the mean of the battles that last so long. */
export function energyChart(title: string, { battles, energy }: Tally): string {
  const sides = ENERGY_LINES.map((side, index) => ({
    ...side,
    means: meansOf(energy[index === 0 ? 0 : 1], battles),
  }));
  const turns = Math.max(2, ...sides.map(({ means }) => means.length));
  const highest = Math.max(10, ...sides.flatMap(({ means }) => means));
  const description = sides
    .map(({ name, means }) => `${name}: ${means.map((mean) => mean.toFixed(1)).join(", ")}`)
    .join("; ");
  return drawing({
    title,
    description: `${title}, turn by turn. ${description}.`,
    width: WIDTH,
    height: 176,
    marginLeft: 30,
    marginRight: 8,
    marginTop: 12,
    marginBottom: 42,
    x: { domain: [1, turns], label: null },
    y: { domain: [0, highest * 1.05], label: null },
    marks: [
      gridY({ ticks: 4, stroke: "var(--grid)", strokeOpacity: 1 }),
      axisY({ ticks: 4, tickSize: 0 }),
      axisX({
        ticks: Math.min(6, turns - 1),
        tickSize: 0,
        tickFormat: (turn: number) => (Number.isInteger(turn) ? String(turn) : ""),
        label: "turn of the side",
        labelAnchor: "center",
        labelArrow: "none",
      }),
      ruleY([0], { stroke: "var(--zero)" }),
      ...sides.map(({ means, color }) =>
        line(means, {
          x: (_: number, turn: number) => turn + 1,
          y: (mean: number) => mean,
          stroke: color,
          strokeWidth: 3,
        }),
      ),
    ],
  });
}

/** Mean energies for the turns that enough battles reach. */
export function meansOf(means: readonly Mean[], battles: number): number[] {
  const enough = means.findIndex(({ count }) => count < battles * ENOUGH);
  return means.slice(0, enough < 0 ? means.length : enough).map(({ sum, count }) => sum / Math.max(count, 1));
}

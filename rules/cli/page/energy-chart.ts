import type { Mean, Tally } from "../../simulation/tally.ts";
import { line, number, scale, svg, text, ticks } from "./svg.ts";

export const ENERGY_LINES = [
  { name: "player", color: "#ffd23f" },
  { name: "enemy", color: "#ff7a6e" },
] as const;

const WIDTH = 290;
const HEIGHT = 190;
const LEFT = 30;
const RIGHT = WIDTH - 8;
const TOP = 14;
const BOTTOM = HEIGHT - 40;
/** Turns that fewer than this share of battles reach are left out. */
const ENOUGH = 0.05;

/** Energy of both sides at the start of their turns, as the mean of the battles that last so long. */
export function energyChart(title: string, { battles, energy }: Tally): string {
  const sides = energy.map((means) => meansOf(means, battles));
  const turns = Math.max(2, ...sides.map(({ length }) => length));
  const highest = Math.max(10, ...sides.flat());
  const x = scale(1, turns, LEFT, RIGHT);
  const y = scale(0, highest * 1.05, BOTTOM, TOP);
  const rows = ticks(0, highest, 4).map(
    (tick) =>
      line(LEFT, y(tick), RIGHT, y(tick), "grid") +
      text(LEFT - 5, y(tick) + 4, number(tick), { anchor: "end" }),
  );
  const columns = ticks(1, turns, 6)
    .filter((tick) => Number.isInteger(tick))
    .map((tick) => text(x(tick), BOTTOM + 17, String(tick), { anchor: "middle" }));
  const lines = sides.map((means, side) => {
    const path = means.map((mean, turn) => `${number(x(turn + 1))},${number(y(mean))}`).join(" ");
    return `<polyline points="${path}" class="curve" style="stroke:${ENERGY_LINES[side]?.color}"/>`;
  });
  const description = sides
    .map((means, side) => `${ENERGY_LINES[side]?.name}: ${means.map((mean) => mean.toFixed(1)).join(", ")}`)
    .join("; ");
  return svg({
    title,
    description: `${title}, turn by turn. ${description}.`,
    width: WIDTH,
    height: HEIGHT,
    body: [
      ...rows,
      line(LEFT, BOTTOM, RIGHT, BOTTOM, "axis"),
      ...columns,
      ...lines,
      text((LEFT + RIGHT) / 2, HEIGHT - 6, "turn of the side", { anchor: "middle" }),
    ].join(""),
  });
}

/** Mean energies for the turns that enough battles reach. */
export function meansOf(means: readonly Mean[], battles: number): number[] {
  const enough = means.findIndex(({ count }) => count < battles * ENOUGH);
  return means.slice(0, enough < 0 ? means.length : enough).map(({ sum, count }) => sum / Math.max(count, 1));
}

import { mix } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import { LINE } from "../../kit/palette.ts";
import { taper } from "../../kit/tube.ts";
import { cylinder } from "./cylinder.ts";
import { DARK_STEEL, STEEL } from "./machine-figure.ts";

/** A tank of nutrients beside the dome, connected to it by a pipe. */
export function drawNutrientTank(figure: Figure, x: number, color: string, trim: string): void {
  cylinder(figure, { x, top: 420, bottom: 446, rx: 44, color: DARK_STEEL });
  const tank = `M${x - 32} 250V410A32 13 0 0 0 ${x + 32} 410V250A32 13 0 0 1 ${x - 32} 250Z`;
  figure.part(tank, {
    color,
    material: "glow",
    depth: 14,
    over:
      `<path d="M${x - 40} 300q40 16 80 0V430H${x - 40}Z" fill="${mix(color, LINE, 0.25)}" opacity=".5"/>` +
      `<g fill="#fff" opacity=".7"><circle cx="${x - 8}" cy="350" r="6"/><circle cx="${x + 12}" cy="324" r="4"/><circle cx="${x + 4}" cy="386" r="5"/></g>` +
      `<rect x="${x - 22}" y="262" width="10" height="130" rx="5" fill="#fff" opacity=".6"/>`,
  });
  cylinder(figure, { x, top: 234, bottom: 252, rx: 38, color: trim });
  const inward = x < 256 ? 1 : -1;
  const pipe = taper([
    [x, 230, 8],
    [x + inward * 8, 206, 8],
    [x + inward * 60, 196, 8],
  ]);
  figure.part(pipe, { color: STEEL, material: "metal", depth: 5 });
}

import type { Figure } from "../../../kit/figure.ts";
import { halo } from "../../../kit/light.ts";
import { poly } from "../../../kit/path.ts";
import { hexagonPoints } from "../parts/hexagon.ts";
import { fillPath, strokePath } from "../parts/markings.ts";
import { CORE, ORANGE } from "./colors.ts";

/** A hexagon that stands on a corner, its corners rounded. */
export const hexagon = (x: number, y: number, radius: number, rounding: number): string =>
  poly(hexagonPoints(x, y, radius, 30), rounding);

/** Hexagon window with the glowing sign of the species. */
export function hexagonCore(figure: Figure, x: number, y: number, radius: number, glow = 0.8): void {
  halo(figure, x, y, radius * 1.95, ORANGE, glow);
  figure.part(hexagon(x, y, radius, radius * 0.14), {
    color: "#363a60",
    depth: radius * 0.18,
    material: "metal",
  });
  figure.part(hexagon(x, y, radius * 0.74, radius * 0.1), {
    color: ORANGE,
    material: "glow",
    depth: radius * 0.2,
    occlusion: 0,
  });
  sign(figure, x, y, radius * 0.42, radius * 0.09);
}

/** A pale hexagon cut by three lines. */
function sign(figure: Figure, x: number, y: number, radius: number, lineWidth: number): void {
  const [dx, dy] = [radius * 0.87, radius * 0.5];
  const lines =
    `M${x} ${y - radius}V${y + radius}M${x - dx} ${y - dy}L${x + dx} ${y + dy}` +
    `M${x + dx} ${y - dy}L${x - dx} ${y + dy}`;
  figure.raw(fillPath(hexagon(x, y, radius * 1.04, 4), CORE) + strokePath(lines, lineWidth, ORANGE));
}

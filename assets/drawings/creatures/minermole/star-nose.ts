import type { Figure } from "../../../kit/figure.ts";
import { blob, ellipse } from "../../../kit/path.ts";
import type { Point } from "../../../kit/points.ts";
import { SKIN } from "./colors.ts";

const RAYS = 8;

/** How deep the notches between the rays are, and how much lower than wide the nose is. */
const NOTCH = 0.66;
const FLATNESS = 0.97;

/** The flower-like star nose. */
export function starNose(figure: Figure, x: number, y: number, radius: number): void {
  const star = Array.from({ length: RAYS * 2 }, (_, i): Point => {
    const angle = (i / (RAYS * 2)) * 2 * Math.PI - Math.PI / 2;
    const reach = i % 2 ? radius * NOTCH : radius;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * FLATNESS];
  });
  figure.part(blob(star, 0.75), { color: "#ff6f8c", depth: radius * 0.2, occlusion: 0.4 });
  figure.part(ellipse(x, y, radius * 0.56, radius * 0.52), {
    color: SKIN,
    depth: radius * 0.2,
    occlusion: 0.15,
    inner: 1.6,
  });
  const spot = (dx: number, dy: number, rx: number, ry: number, fill: string): string =>
    `<ellipse cx="${x + radius * dx}" cy="${y + radius * dy}" rx="${radius * rx}" ry="${radius * ry}" ${fill}/>`;
  figure.raw(
    spot(-0.16, -0.2, 0.2, 0.12, 'fill="#fff" opacity=".85"') +
      spot(-0.18, 0.16, 0.08, 0.12, 'fill="#7a2a4a"') +
      spot(0.18, 0.16, 0.08, 0.12, 'fill="#7a2a4a"'),
  );
}

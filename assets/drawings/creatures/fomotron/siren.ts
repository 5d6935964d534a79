import type { Figure } from "../../../kit/figure.ts";
import { halo } from "../../../kit/light.ts";
import { rect } from "../../../kit/path.ts";
import { DARK, SIREN } from "./colors.ts";

/** Warning light on the head; (0,0) is its foot. */
export function siren(
  figure: Figure,
  {
    x,
    y,
    scale = 1,
    rays = true,
    trim = DARK,
  }: { x: number; y: number; scale?: number; rays?: boolean; trim?: string },
): void {
  figure.at({ x, y, scale }, () => {
    halo(figure, 0, -28, 78, SIREN, 0.8);
    figure.part("M-32 -4V-28C-32 -50 -18 -60 0 -60C18 -60 32 -50 32 -28V-4Z", {
      color: SIREN,
      material: "glow",
      depth: 12,
      over: '<rect x="-20" y="-46" width="10" height="34" rx="5" fill="#fff" opacity=".85"/>',
    });
    figure.part(rect(-40, -8, 80, 22, 8), { color: trim, material: "metal", depth: 7 });
    if (rays)
      figure.raw(
        '<path d="M-52 -44L-76 -58M52 -44L76 -58M-50 -20H-78M50 -20H78M0 -72V-84"' +
          ' stroke="#ffd0d6" stroke-width="6" stroke-linecap="round"/>',
      );
  });
}

import { mix } from "../../../kit/color.ts";
import type { Figure } from "../../../kit/figure.ts";
import type { Point } from "../../../kit/points.ts";
import { curve, polygon } from "../parts/point-lists.ts";
import { RED, YELLOW } from "./colors.ts";

export interface GloveOptions {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Degrees; 0 hangs down, the cuff at the top. */
  readonly rotation: number;
  /** Puts the thumb on the other side. */
  readonly flip?: boolean;
  readonly color?: string;
  readonly cuff?: string;
}

/** Position of the light spot on a glove that is not rotated. */
const SPOT: Point = [-23, -19];

/** Boxing glove: cuff, fist, thumb. */
export function glove(figure: Figure, options: GloveOptions): void {
  const { x, y, scale, rotation, flip = false, color = RED, cuff = YELLOW } = options;
  figure.at({ x, y, scale, rotation, flip }, () => {
    figure.part(polygon("-30 -70, 30 -70, 36 -34, -36 -34", 8), { color: cuff, material: "metal", depth: 8 });
    figure.part(curve("-52 4, -44 -34, 0 -46, 42 -36, 52 2, 42 40, 0 54, -42 42"), {
      color,
      depth: 18,
      over:
        `<path d="M-36 40Q0 26 38 38" stroke="${mix(color, "#3a0a2a", 0.55)}" stroke-width="4" fill="none"` +
        ` opacity=".7"/>${lightSpot(rotation, flip)}`,
    });
    figure.part(curve("8 -34, 34 -36, 52 -18, 50 8, 32 18, 20 2, 4 -10"), {
      color,
      depth: 9,
      occlusion: 0.35,
    });
  });
}

/** The light spot stays at the top left of the picture, whatever the rotation of the glove. */
function lightSpot(rotation: number, flip: boolean): string {
  const angle = (-rotation * Math.PI) / 180;
  const [dx, dy] = SPOT;
  const x = (dx * Math.cos(angle) - dy * Math.sin(angle)) * (flip ? -1 : 1);
  const y = dx * Math.sin(angle) + dy * Math.cos(angle);
  const lean = flip ? 30 + rotation : -30 - rotation;
  return (
    `<ellipse cx="${x}" cy="${y}" rx="12" ry="8" transform="rotate(${lean} ${x} ${y})" ` +
    'fill="#fff" opacity=".5"/>'
  );
}

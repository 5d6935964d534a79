import type { Icon } from "../../kit/icon.ts";
import { poly, rect } from "../../kit/path.ts";

const blade = poly(
  [
    [0, -34],
    [7, -25],
    [6.4, 10],
    [-6.4, 10],
    [-7, -25],
  ],
  1.5,
);
const guard = rect(-14, 9, 28, 6, 2.5);
const grip = rect(-3.6, 15, 7.2, 12, 1.5);
const POMMEL = "M-5.5 28A5.5 5.5 0 1 1 5.5 28A5.5 5.5 0 1 1 -5.5 28Z";
const HILT_COLOR = "#ffc53d";

/** A sword, blade up, about 60 long; `rotation` in degrees. */
export function drawSword(icon: Icon, x: number, y: number, scale: number, rotation: number): void {
  icon.at({ x, y, scale, rotation }, () => {
    icon.part(grip, "#8a4f3d", { depth: 2 });
    icon.part(POMMEL, HILT_COLOR, { depth: 2 });
    icon.part(blade, "#dfe6ff", {
      depth: 4,
      inside: '<path d="M0 -30V10" stroke="#9aa0d0" stroke-width="2.4"/>',
    });
    icon.part(guard, HILT_COLOR, { depth: 2.5 });
  });
}

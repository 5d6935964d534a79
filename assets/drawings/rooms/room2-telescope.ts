import type { Figure } from "../../kit/figure.ts";
import { glowSpot } from "../../kit/light.ts";
import { ell, rect } from "../../kit/path.ts";
import { taper } from "../../kit/tube.ts";
import { ROOM2 } from "./room2-colors.ts";

const GOLD = "#ffcf5c";

/** Where each leg stands and where it is fixed, left of or right of the middle. */
const TRIPOD = [
  [-22, -4],
  [22, 6],
  [2, 1],
] as const;

/** Brass telescope on a round plinth, aimed at the shooting star. */
export function drawTelescope(figure: Figure, x: number): void {
  figure.part(rect(x - 34, 112, 68, 22, 5), { color: "#3f5a86", material: "metal", depth: 6 });
  figure.raw(
    `<rect x="${x - 26}" y="119" width="52" height="3" rx="1.5" fill="${ROOM2.cyan}" opacity=".85"/>${glowSpot(figure, x, 120, 14, ROOM2.cyan, 0.35, 6)}`,
  );
  for (const [foot, top] of TRIPOD) {
    const leg = taper([
      [x + top, 82, 2.6],
      [x + (top + foot) / 2, 98, 2.8],
      [x + foot, 113, 3],
    ]);
    figure.part(leg, { color: "#7c4f45", depth: 3, occlusion: 0.3 });
  }
  figure.part(ell(x + 1, 82, 8, 8), { color: "#6d6a9c", material: "metal", depth: 5 });
  figure.at({ x: x + 1, y: 78, rotation: 24 }, () => {
    figure.part(rect(26, -4.5, 18, 9, 2.5), { color: "#4a3a5e", material: "metal", depth: 4 });
    figure.part(rect(-18, -8, 48, 16, 4), { color: ROOM2.brass, material: "metal", depth: 6 });
    figure.part(rect(-58, -10.5, 46, 21, 4), { color: "#3f6f9f", material: "metal", depth: 7 });
    for (const band of [-60, -20])
      figure.part(rect(band, -12, 7, 24, 2.5), {
        color: GOLD,
        material: "metal",
        depth: 4,
        occlusion: 0.3,
      });
    figure.part(ell(-60, 0, 4, 12), { color: "#9ff0ff", material: "glow", depth: 4, occlusion: 0 });
    figure.part(rect(-6, -15, 22, 6, 2.5), { color: GOLD, material: "metal", depth: 3, occlusion: 0.3 });
  });
}

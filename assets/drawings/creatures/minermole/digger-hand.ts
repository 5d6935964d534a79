import { mix } from "../../../kit/color.ts";
import type { Figure } from "../../../kit/figure.ts";
import { blob, ellipse } from "../../../kit/path.ts";
import { fillPath, strokePath } from "../parts/markings.ts";
import { curve } from "../parts/point-lists.ts";
import { dimmed } from "../parts/tones.ts";
import { CLAW, SKIN } from "./colors.ts";

/** The four big claws: direction in degrees and width. */
const CLAWS = [
  [-56, 24],
  [-19, 30],
  [19, 30],
  [56, 24],
] as const;

/** Digging hand: round palm and a fan of big claws; local origin is the wrist, the claws point along +x. */
export function diggerHand(
  figure: Figure,
  {
    x,
    y,
    scale,
    rotation,
    isFar = false,
  }: { x: number; y: number; scale: number; rotation: number; isFar?: boolean },
): void {
  figure.at({ x, y, scale, rotation }, () => {
    for (const [degrees, width] of CLAWS)
      figure.at({ x: 30, y: 0, rotation: degrees }, () => {
        figure.part(clawPath(width), {
          color: isFar ? dimmed(CLAW, 0.16) : CLAW,
          depth: 8,
          occlusion: 0.25,
        });
      });
    palm(figure, isFar ? dimmed(SKIN, 0.2) : SKIN);
  });
}

const clawPath = (width: number): string =>
  blob([
    [20, -width * 0.5],
    [50, -width * 0.6],
    [80, -width * 0.42],
    [104, width * 0.1, "c"],
    [80, width * 0.46],
    [50, width * 0.6],
    [20, width * 0.5],
  ]);

function palm(figure: Figure, skin: string): void {
  const knuckles = "M58 -32Q66 -24 66 -14M66 -8Q70 0 66 8M66 14Q66 24 58 32";
  figure.part(curve("-30 -26, 6 -48, 44 -50, 70 -28, 78 0, 70 28, 44 50, 6 48, -30 26"), {
    color: skin,
    depth: 14,
    over:
      fillPath(ellipse(26, 4, 24, 22), mix(skin, "#ffffff", 0.3), 0.55, figure.blur(4)) +
      strokePath(knuckles, 3.4, mix(skin, "#7a2a4a", 0.6), 0.7),
  });
}

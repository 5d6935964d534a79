import type { Figure } from "../../../kit/figure.ts";
import { ellipse, rect } from "../../../kit/path.ts";
import { curve } from "../parts/point-lists.ts";
import { dimmed } from "../parts/tones.ts";
import { DARK, RED, YELLOW } from "./colors.ts";

/** Shoulder megaphone pointing left and a little up; flip for the other side. */
export function megaphone(
  figure: Figure,
  {
    x,
    y,
    scale = 1,
    rotation = 0,
    flip = false,
    isFar = false,
  }: { x: number; y: number; scale?: number; rotation?: number; flip?: boolean; isFar?: boolean },
): void {
  const tone = (near: string): string => (isFar ? dimmed(near, 0.28) : near);
  figure.at({ x, y, scale, rotation, flip }, () => {
    figure.part(rect(-10, -17, 50, 34, 12), { color: tone(DARK), material: "metal", depth: 8 });
    figure.part(curve("2 -15 c, -30 -22, -66 -46 c, -72 0, -66 46 c, -30 22, 2 15 c", 0.9), {
      color: tone(RED),
      material: "metal",
      depth: 12,
    });
    figure.part(ellipse(-68, 0, 17, 48), {
      color: tone(YELLOW),
      material: "metal",
      depth: 6,
      occlusion: 0.2,
    });
    figure.part(ellipse(-70, 0, 10, 37), { color: "#33204f", depth: 5, occlusion: 0 });
    figure.raw(
      '<path d="M-94 -22Q-104 0 -94 22M-112 -34Q-126 0 -112 34" fill="none" stroke="#ffd0d6"' +
        ' stroke-width="6" stroke-linecap="round" opacity=".9"/>',
    );
  });
}

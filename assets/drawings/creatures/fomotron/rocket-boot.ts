import type { Figure } from "../../../kit/figure.ts";
import { halo } from "../../../kit/light.ts";
import { curve, polygon } from "../parts/point-lists.ts";
import { dimmed } from "../parts/tones.ts";
import { DARK, FLAME, RED, YELLOW } from "./colors.ts";

/** Rocket boot with its flame; (0,0) is the ankle. */
export function rocketBoot(
  figure: Figure,
  { x, y, rotation, isFar = false }: { x: number; y: number; rotation: number; isFar?: boolean },
): void {
  const tone = (near: string): string => (isFar ? dimmed(near, 0.28) : near);
  const metal = (d: string, color: string, depth: number): void => {
    figure.part(d, { color: tone(color), material: "metal", depth });
  };
  figure.at({ x, y, rotation }, () => {
    flame(figure);
    metal(polygon("-28 34, 28 34, 36 58, -36 58", 6), DARK, 7);
    metal(curve("-24 -30, 0 -36, 26 -30, 38 8, 44 40, 0 48, -46 40, -38 8", 0.9), RED, 12);
    metal(curve("-46 26, 0 36, 44 26, 46 42, 0 52, -48 42", 0.9), YELLOW, 6);
    metal(polygon("-40 2, -66 44, -42 38", 3), YELLOW, 5);
    metal(polygon("38 2, 64 44, 40 38", 3), YELLOW, 5);
  });
}

function flame(figure: Figure): void {
  halo(figure, 0, 92, 62, FLAME, 0.75);
  figure.part(curve("-30 50, 0 42, 30 50, 27 78, 14 92, 0 124 c, -14 92, -27 78", 0.9), {
    color: FLAME,
    material: "glow",
    depth: 6,
    over: `<path d="${curve("-15 46, 15 46, 12 72, 0 96 c, -12 72", 0.9)}" fill="#fff3c2"/>`,
  });
}

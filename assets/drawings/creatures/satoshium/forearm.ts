import { mix } from "../../../kit/color.ts";
import type { Figure } from "../../../kit/figure.ts";
import { drawGlowLine } from "../parts/shining-line.ts";
import { ORANGE, ROCK, ROCK_LIGHT } from "./colors.ts";
import { rock } from "./rock.ts";

/** Forearm with fist, larger than the head; local origin is the elbow, it hangs down. */
export function forearm(
  figure: Figure,
  {
    x,
    y,
    scale,
    rotation,
    flip = false,
    color = ROCK,
    veins = false,
  }: {
    x: number;
    y: number;
    scale: number;
    rotation: number;
    flip?: boolean;
    color?: string;
    veins?: boolean;
  },
): void {
  figure.at({ x, y, scale, rotation, flip }, () => {
    rock(figure, "-44 -28, 16 -42, 62 -10, 78 70, 66 120, -62 124, -76 64", {
      color,
      depth: 20,
      radius: 14,
      light: ["-44 -28, 16 -42, 22 20, -50 40"],
      dark: ["62 0, 78 70, 66 120, 34 120, 44 50"],
    });
    fist(figure, color);
    if (!veins) return;
    vein(figure, "M-34 -12L-14 16L-34 44L-6 78");
    vein(figure, "M-14 16L18 26L30 54", 3.5);
  });
}

/** Fist with knuckle grooves. */
function fist(figure: Figure, color: string): void {
  rock(figure, "-78 98, -30 84, 50 88, 82 108, 80 164, 50 190, -50 192, -84 162", {
    color: mix(color, ROCK_LIGHT, 0.12),
    depth: 16,
    radius: 13,
    light: ["-78 98, -30 84, -24 118, -74 132"],
    cracks: "M-40 146V188M-2 148V190M36 146V188M-76 140L-40 146L-2 148L36 146L76 138",
  });
}

/** A crack that glows from inside. */
export const vein = (figure: Figure, d: string, width = 4.5): Figure =>
  drawGlowLine(figure, d, ORANGE, width);

import type { Figure } from "../../kit/figure.ts";
import { linearGradient } from "../../kit/fill.ts";
import type { ArenaLayout } from "./arena-layout.ts";

/** The barrier in front of the crowd with a running light. */
export function drawBarrier(figure: Figure, { width, wall }: ArenaLayout, light: string): void {
  const board = linearGradient(figure, [
    [0, "#4a3f8c"],
    [1, "#211a4e"],
  ]);
  const strip = (y: number, height: number, fill: string, more = ""): string =>
    `<rect y="${y}" width="${width}" height="${height}" fill="${fill}"${more}/>`;
  figure.raw(
    strip(wall - 16, 24, board) +
      strip(wall - 16, 2.4, "#9d90e6", ' opacity=".8"') +
      strip(wall - 6, 4, light) +
      strip(wall - 12, 16, light, ` opacity=".4" ${figure.blur(8)}`) +
      strip(wall + 6, 4, "#0b0824"),
  );
}

import { Figure } from "../../kit/figure.ts";
import { clipped, linearGradient, radialGradient } from "../../kit/fill.ts";
import { LINE } from "../../kit/palette.ts";
import { poly, rect } from "../../kit/path.ts";
import type { Point } from "../../kit/points.ts";
import { drawFlaskCrow } from "./flask-crow.ts";
import { drawTwinkle } from "./twinkle.ts";

/** The app icon with rounded corners. */
export function appIcon(): string {
  const figure = new Figure({ contour: 12, inner: 4.4, unit: 1.2 });
  const background = iconTile(figure, 112);
  drawFlaskCrow(figure, { x: 272, y: 258, scale: 1.3 });
  drawTwinkle(figure, { x: 100, y: 124, radius: 28, contour: 9 });
  drawTwinkle(figure, { x: 96, y: 410, radius: 18, contour: 9 });
  return figure.render(background);
}

/** The maskable app icon: a full square, the figure inside the safe circle of 80 %. */
export function appIconMaskable(): string {
  const figure = new Figure({ contour: 10, inner: 3.8, unit: 1 });
  const background = iconTile(figure, 0);
  drawFlaskCrow(figure, { x: 268, y: 252, scale: 1.1 });
  return figure.render(background);
}

const SIDE = 512;

function hexagon(cx: number, cy: number, radius: number): string {
  const corners = Array.from({ length: 6 }, (_, i): Point => {
    const angle = ((i * 60 + 30) * Math.PI) / 180;
    return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
  });
  return poly(corners, 5);
}

function honeycomb(): string {
  let path = "";
  for (let row = -1; row < 9; row++)
    for (let column = -1; column < 8; column++)
      path += hexagon(column * 76 + (row % 2 ? 38 : 0), row * 66, 39);
  return path;
}

/**
 * The background of an app icon as raw SVG, for the figure's background. `corner` rounds the tile; 0 leaves it square
 * and without border, for systems that cut their own shape.
 */
function iconTile(figure: Figure, corner: number): string {
  const base = linearGradient(
    figure,
    [
      [0, "#5a49c8"],
      [0.55, "#37298a"],
      [1, "#1d1850"],
    ],
    { x2: 0.5 },
  );
  const glow = radialGradient(figure, [
    [0, "#63e6ff", 0.6],
    [0.6, "#8f7bff", 0.25],
    [1, "#8f7bff", 0],
  ]);
  const tile = rect(0, 0, SIDE, SIDE, corner);
  const border = corner ? `<path d="${tile}" fill="none" stroke="${LINE}" stroke-width="16"/>` : "";
  return clipped(
    figure,
    tile,
    `<rect width="${SIDE}" height="${SIDE}" fill="${base}"/>` +
      `<path d="${honeycomb()}" fill="none" stroke="#a99bff" stroke-width="3" opacity=".2"/>` +
      `<circle cx="256" cy="262" r="250" fill="${glow}"/>${border}`,
  );
}

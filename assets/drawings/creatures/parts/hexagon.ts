import type { Point } from "../../../kit/points.ts";

/** The corners of a regular hexagon of radius `radius`, turned by degrees. */
export const hexagonPoints = (x: number, y: number, radius: number, rotation = 0): Point[] =>
  Array.from({ length: 6 }, (_, i): Point => {
    const angle = ((i * 60 + rotation) * Math.PI) / 180;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });

import type { Figure } from "../../../kit/figure.ts";

/** The pink cheek of a baby form. */
export const blush = (
  figure: Figure,
  x: number,
  y: number,
  {
    rx,
    ry = rx * 0.58,
    color = "#ff7f7a",
    opacity = 0.7,
  }: { rx: number; ry?: number; color?: string; opacity?: number },
): Figure =>
  figure.raw(
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}" opacity="${opacity}" ${figure.blur(3)}/>`,
  );

/** Faint light over an eye of a final form; the white of the eye stays clear. */
export const eyeGlow = (
  figure: Figure,
  x: number,
  y: number,
  radius: number,
  color: string,
  opacity = 0.2,
): Figure =>
  figure.raw(
    `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 0.95}" fill="${color}" opacity="${opacity}" ${figure.blur(10)}/>`,
  );

import type { BlurSize } from "../../../kit/blur.ts";
import { mix } from "../../../kit/color.ts";
import type { Figure } from "../../../kit/figure.ts";

/** The three forms after the egg: baby, young, final. */
export type Form = 1 | 2 | 3;

/** A stroke as raw SVG, for details inside a part. */
export const strokePath = (d: string, width: number, color: string, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" ` +
  `stroke-linejoin="round" opacity="${opacity}"/>`;

/** A filled shape as raw SVG, for details inside a part; `blur` is a figure's blur attribute. */
export const fillPath = (d: string, color: string, opacity = 1, blur = ""): string =>
  `<path d="${d}" fill="${color}" opacity="${opacity}" ${blur}/>`;

/** Colors of gold ornaments, and of the larger ones in brass. */
export const GOLD = "#ffcf5c";
export const BRASS = "#e3b25a";
export const GOLD_LIGHT = "#ffe9a8";

/** The dark color that parts on the far side are mixed with. */
const FAR_DARK = "#22123f";

/** A color mixed with the dark color of the far side; `amount` 0..1. */
export const dimmed = (color: string, amount: number): string => mix(color, FAR_DARK, amount);

interface ShiningLineOptions {
  readonly opacity?: number;
  readonly blur?: BlurSize;
  /** How many times wider than the line its light is. */
  readonly spread?: number;
}

/** A line that shines, as raw SVG: blurred color below, light core above. */
export function shiningLine(
  figure: Figure,
  d: string,
  color: string,
  width: number,
  { opacity = 0.8, blur = 6, spread = 2 }: ShiningLineOptions = {},
): string {
  const stroke = (strokeWidth: number, paint: string, extra: string): string =>
    `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${strokeWidth}" ` +
    `stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
  return (
    stroke(width * spread, color, `opacity="${opacity}" ${figure.blur(blur)}`) +
    stroke(width, mix(color, "#ffffff", 0.6), "")
  );
}

/** Draws a line with a wide glow: sparks between coils, veins in rock. */
export const drawGlowLine = (figure: Figure, d: string, color: string, width = 4): Figure =>
  figure.raw(shiningLine(figure, d, color, width, { opacity: 0.75, spread: 2.6 }));

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

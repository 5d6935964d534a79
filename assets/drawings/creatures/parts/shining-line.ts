import type { BlurSize } from "../../../kit/blur.ts";
import { mix } from "../../../kit/color.ts";
import type { Figure } from "../../../kit/figure.ts";

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

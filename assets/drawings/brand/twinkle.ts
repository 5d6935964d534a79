import type { Figure } from "../../kit/figure.ts";
import { spark } from "../../kit/light.ts";
import { LINE } from "../../kit/palette.ts";

export interface Twinkle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Width of the contour, half of which shows. */
  readonly contour: number;
  readonly color?: string;
  readonly waist?: number;
}

/** A bright star with a contour, without glow. */
export function drawTwinkle(figure: Figure, twinkle: Twinkle): void {
  const { x, y, radius, contour, color = "#fff3c9", waist = 0.3 } = twinkle;
  figure.raw(
    `<path d="${spark(x, y, radius, waist)}" fill="${color}" stroke="${LINE}" stroke-width="${contour}" ` +
      'stroke-linejoin="round" paint-order="stroke"/>',
  );
}

import type { Figure } from "../../../kit/figure.ts";
import { GLOW } from "./colors.ts";

/** A price candle by its middle, its top and its height. */
type Candle = readonly [x: number, top: number, height: number];

const RISING: readonly Candle[] = [
  [392, 210, 70],
  [430, 150, 84],
  [468, 96, 92],
  [356, 236, 46],
];

/** The green candles that rise behind the final form. */
export function risingCandles(figure: Figure): void {
  for (const [x, y, height] of RISING)
    figure.raw(
      `<g opacity=".75"><rect x="${x - 2}" y="${y - 20}" width="4" height="${height + 40}" fill="${GLOW}"/>` +
        `<rect x="${x - 11}" y="${y}" width="22" height="${height}" rx="3" fill="${GLOW}"/>` +
        `<rect x="${x - 11}" y="${y}" width="8" height="${height}" rx="3" fill="#d3ffe6" opacity=".7"/></g>`,
    );
}

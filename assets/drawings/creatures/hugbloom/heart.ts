import type { Figure } from "../../../kit/figure.ts";
import { halo } from "../../../kit/light.ts";
import { HEART } from "./colors.ts";

/** The heart mark; `size` is half its width, `glow` the strength of its light. */
export function heart(figure: Figure, x: number, y: number, size: number, glow = 0): void {
  if (glow) halo(figure, x, y, size * 2.6, HEART, glow);
  const [glintX, glintY] = [x - size * 0.5, y - size * 0.4];
  figure.raw(
    `<path d="${heartPath(x, y, size)}" fill="${HEART}" stroke="#b0305f" stroke-width="${size * 0.18}"` +
      ` stroke-linejoin="round"/>` +
      `<ellipse cx="${glintX}" cy="${glintY}" rx="${size * 0.24}" ry="${size * 0.16}"` +
      ` fill="#fff" opacity=".85" transform="rotate(-30 ${glintX} ${glintY})"/>`,
  );
}

function heartPath(x: number, y: number, size: number): string {
  const at = (dx: number, dy: number): string =>
    `${(x + dx * size).toFixed(2)} ${(y + dy * size).toFixed(2)}`;
  return (
    `M${at(0, 0.95)}C${at(-1.25, 0.15)} ${at(-1.1, -0.85)} ${at(-0.5, -0.85)}` +
    `C${at(-0.2, -0.85)} ${at(0, -0.6)} ${at(0, -0.4)}C${at(0, -0.6)} ${at(0.2, -0.85)} ${at(0.5, -0.85)}` +
    `C${at(1.1, -0.85)} ${at(1.25, 0.15)} ${at(0, 0.95)}Z`
  );
}

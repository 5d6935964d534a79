import type { Figure } from "../../kit/figure.ts";

/** A lightning line with a colored glow and a white core. */
export function lightning(figure: Figure, path: string, color: string, width = 4): void {
  figure.raw(
    `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width * 2.4}" opacity=".75" stroke-linejoin="round" ${figure.blur(4)}/>` +
      `<path d="${path}" fill="none" stroke="#ffffff" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`,
  );
}

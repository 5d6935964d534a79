/** The blur strengths a figure offers, in master units times 1.6. */
export const BLUR_SIZES = [1, 2, 3, 4, 6, 8, 10, 14, 20, 30, 44] as const;

export type BlurSize = (typeof BLUR_SIZES)[number];

/** How far a blur may extend beyond the canvas before it is cut off. */
export const BLUR_MARGIN = 160;

/**
 * A blur for raw light and shadow, which may extend over the whole canvas. Goes into a tag as an attribute.
 */
export const wideBlur = (prefix: string, size: BlurSize): string => `filter="url(#${prefix}b${size})"`;

/** Blur for the crescents of the shading stack: limited to their own frame, which keeps rendering fast. */
export const framedBlur = (prefix: string, size: BlurSize): string => `filter="url(#${prefix}k${size})"`;

/** A blur for the shadow of a part on the parts below. */
export const occlusionBlur = (prefix: string): string => `filter="url(#${prefix}o8)"`;

const gaussian = (deviation: number): string => `<feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/** All filters of a canvas, their ids behind the figure's prefix. `unit` scales every blur with the drawing. */
export function blurFilters(prefix: string, width: number, height: number, unit: number): string[] {
  const canvas =
    `x="${-BLUR_MARGIN}" y="${-BLUR_MARGIN}" ` +
    `width="${width + 2 * BLUR_MARGIN}" height="${height + 2 * BLUR_MARGIN}"`;
  return [
    `<filter id="${prefix}o8" x="-.5" y="-.5" width="2" height="2">${gaussian(5 * unit)}`,
    ...BLUR_SIZES.flatMap((size) => [
      `<filter id="${prefix}k${size}" x="0" y="0" width="1" height="1">${gaussian((size * unit) / 1.6)}`,
      `<filter id="${prefix}b${size}" filterUnits="userSpaceOnUse" ${canvas}>${gaussian((size * unit) / 1.6)}`,
    ]),
  ];
}

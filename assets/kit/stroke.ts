import { blob } from "./path.ts";
import type { CurvePoint } from "./points.ts";

/** A smooth open line as raw SVG, without contour: mouths, whiskers, seams. */
export const line = (points: readonly CurvePoint[], width: number, color: string, opacity = 1): string =>
  `<path d="${blob(points, 1, false)}" fill="none" stroke="${color}" stroke-width="${width}" ` +
  `stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

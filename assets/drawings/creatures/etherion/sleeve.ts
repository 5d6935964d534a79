import type { Figure } from "../../../kit/figure.ts";
import { blob } from "../../../kit/path.ts";
import type { CurvePoint, TubePoint } from "../../../kit/points.ts";
import { taper } from "../../../kit/tube.ts";
import { BRASS } from "../parts/tones.ts";

/** A wide sleeve with a gold cuff along its opening. */
export function sleeve(
  figure: Figure,
  outline: readonly CurvePoint[],
  cuff: readonly TubePoint[],
  color: string,
): void {
  figure.part(blob(outline, 0.9), { color, depth: 12 });
  figure.part(taper(cuff), { color: BRASS, material: "metal", depth: 5, occlusion: 0.2 });
}

import type { Figure } from "../../../kit/figure.ts";
import { far } from "../../../kit/palette.ts";
import type { Fade } from "../../../kit/part-options.ts";
import { itemAt, type TubePoint } from "../../../kit/points.ts";
import { taper } from "../../../kit/tube.ts";
import { FUR } from "./colors.ts";

/** Arm from the shoulder to the wrist; `blend` makes a soft transition from the shoulder to the body. */
export function arm(
  figure: Figure,
  centreLine: readonly TubePoint[],
  { isFar = false, blend = false }: { isFar?: boolean; blend?: boolean } = {},
): void {
  figure.part(taper(centreLine), {
    color: isFar ? far(FUR) : FUR,
    depth: 12,
    occlusion: blend ? 0.2 : 0.35,
    fade: blend ? shoulderFade(centreLine) : null,
  });
}

/** From a little behind the shoulder to the elbow. */
function shoulderFade(centreLine: readonly TubePoint[]): Fade {
  const [x, y, radius] = itemAt(centreLine, 0);
  const [elbowX, elbowY] = itemAt(centreLine, 1);
  const [dx, dy] = [elbowX - x, elbowY - y];
  const length = Math.hypot(dx, dy);
  return [x - (dx / length) * radius * 0.7, y - (dy / length) * radius * 0.7, elbowX, elbowY];
}

import type { Figure } from "../../../kit/figure.ts";
import { itemAt, type TubePoint } from "../../../kit/points.ts";
import { taper } from "../../../kit/tube.ts";
import { TIP } from "./colors.ts";

/** One tentacle with a pale shining tip; `tipLight` is the radius of that light. */
export function tentacle(
  figure: Figure,
  centreLine: readonly TubePoint[],
  color: string,
  tipLight = 42,
): void {
  const [tipX, tipY] = itemAt(centreLine, centreLine.length - 1);
  figure.part(taper(centreLine, { cap1: "point" }), {
    color,
    depth: 9,
    over: `<circle cx="${tipX}" cy="${tipY}" r="${tipLight}" fill="${TIP}" opacity=".8" ${figure.blur(14)}/>`,
  });
}

import type { Figure } from "../../../kit/figure.ts";
import type { TubePoint } from "../../../kit/points.ts";
import { taper } from "../../../kit/tube.ts";
import { fillPath, strokePath } from "../parts/markings.ts";
import { sideBand, sideTicks, type TubeSide } from "./belly.ts";
import { BELLY, BELLY_LINE, SKIN } from "./colors.ts";

/** The belly: inner side of the body, not quite from end to end. */
const BELLY_SIDE: TubeSide = { side: 1, from: 0.22, to: 1.3 };
const BELLY_REACH = [0.06, 0.94] as const;

/** Body tube with a yellow belly on its inner side and plate lines; `extra` is raw markings. */
export function trunk(
  figure: Figure,
  centreLine: readonly TubePoint[],
  { plates, extra = "" }: { plates: readonly number[]; extra?: string },
): void {
  figure.part(taper(centreLine), {
    color: SKIN,
    depth: 26,
    deco:
      fillPath(sideBand(centreLine, BELLY_SIDE, BELLY_REACH), BELLY) +
      strokePath(sideTicks(centreLine, BELLY_SIDE, plates), 4, BELLY_LINE, 0.75) +
      extra,
  });
}

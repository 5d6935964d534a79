import type { Figure } from "../../../kit/figure.ts";
import { ellipse, poly } from "../../../kit/path.ts";
import { itemAt, type Point } from "../../../kit/points.ts";
import { fillPath } from "../parts/markings.ts";
import { dimmed } from "../parts/tones.ts";
import { COAT, COPPER, EAR_INSIDE, VERDIGRIS } from "./colors.ts";

/** The corners of an ear as it is seen: base left, tip, base right. */
export type EarTriangle = readonly Point[];

/** Size of the dark inside at base and tip, and how far it is moved down. */
const INSIDE_BASE = 0.56;
const INSIDE_TIP = 0.68;
const INSIDE_DROP = 6;

/** How much of the ear a copper cap covers, from the tip down. */
const CAP_LENGTH = 0.36;

/** One ear; `round` is the rounding of its tip. */
export function ear(
  figure: Figure,
  triangle: EarTriangle,
  { round = 10, cap = false, isFar = false }: { round?: number; cap?: boolean; isFar?: boolean } = {},
): void {
  const [left, tip, right] = [itemAt(triangle, 0), itemAt(triangle, 1), itemAt(triangle, 2)];
  figure.part(poly([left, [...tip, round], right], 10), {
    color: isFar ? dimmed(COAT, 0.14) : COAT,
    depth: 10,
    over: fillPath(earInside(left, tip, right), EAR_INSIDE),
  });
  if (cap) copperCap(figure, left, tip, right);
}

/** The dark inside: the same triangle, smaller. */
function earInside(left: Point, tip: Point, right: Point): string {
  const [midX, midY] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  const shrunk = ([x, y]: Point, size: number): Point => [
    midX + (x - midX) * size,
    midY + (y - midY) * size + INSIDE_DROP,
  ];
  return poly([shrunk(left, INSIDE_BASE), shrunk(tip, INSIDE_TIP), shrunk(right, INSIDE_BASE)], 6);
}

function copperCap(figure: Figure, left: Point, tip: Point, right: Point): void {
  const below = ([x, y]: Point): Point => [
    tip[0] + (x - tip[0]) * CAP_LENGTH,
    tip[1] + (y - tip[1]) * CAP_LENGTH,
  ];
  figure.part(poly([below(left), [tip[0], tip[1] - 4, 6], below(right)], 5), {
    color: COPPER,
    material: "metal",
    depth: 7,
    deco: fillPath(ellipse(tip[0] + 18, tip[1] + 42, 30, 22), VERDIGRIS),
  });
}

import type { Figure } from "../../../kit/figure.ts";
import type { TubePoint } from "../../../kit/points.ts";
import { taper } from "../../../kit/tube.ts";
import { STEEL } from "./colors.ts";

/** A steel limb without joints. */
export const pipe = (figure: Figure, centreLine: readonly TubePoint[], color: string = STEEL): Figure =>
  figure.part(taper(centreLine), { color, material: "metal", depth: 10 });

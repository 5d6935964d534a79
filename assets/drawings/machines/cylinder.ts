import { whiter } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import type { Material } from "../../kit/part-options.ts";
import { ellipse } from "../../kit/path.ts";

/** Height of a round top as part of its width, by the camera's angle. */
const FLATTENING = 0.42;

/** The side of an upright cylinder or cone, seen from above; its top edge is the near half of an ellipse. */
export function cylinderSide(
  x: number,
  top: number,
  bottom: number,
  rx: number,
  ry = rx * FLATTENING,
  bottomRx = rx,
): string {
  const bottomRy = (ry * bottomRx) / rx;
  return (
    `M${x - rx} ${top}L${x - bottomRx} ${bottom}A${bottomRx} ${bottomRy} 0 0 0 ${x + bottomRx} ${bottom}` +
    `L${x + rx} ${top}A${rx} ${ry} 0 0 1 ${x - rx} ${top}Z`
  );
}

export interface CylinderOptions {
  /** Centre, upper and lower end, half width. */
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly rx: number;
  readonly ry?: number;
  /** Half width at the floor, for a cone. */
  readonly bottomRx?: number;
  readonly color: string;
  readonly material?: Material;
  readonly depth?: number;
  /** Color of the lid; by default a lighter tone of the side. */
  readonly lid?: string;
  /** Raw glints on the side and on the lid. */
  readonly over?: string;
  readonly lidOver?: string;
}

/** An upright cylinder: its side, then its lid. */
export function cylinder(figure: Figure, options: CylinderOptions): void {
  const { x, top, bottom, rx, ry = rx * FLATTENING, bottomRx = rx, color } = options;
  const { material = "metal", depth = 26, lid = whiter(color, 0.16), over = "", lidOver = "" } = options;
  figure.part(cylinderSide(x, top, bottom, rx, ry, bottomRx), { color, material, depth, over });
  figure.part(ellipse(x, top, rx, ry), {
    color: lid,
    depth: 10,
    occlusion: 0,
    over: lidOver,
    highlight: 0.5,
  });
}

import type { Figure } from "../../../kit/figure.ts";
import { far } from "../../../kit/palette.ts";
import type { Point, TubePoint } from "../../../kit/points.ts";
import { taper } from "../../../kit/tube.ts";
import { points } from "../parts/point-lists.ts";
import { BEAK } from "./colors.ts";

/** How a foot is built: thickness of the leg at the top and of the toes, and where the toes end. */
interface FootBuild {
  readonly leg: number;
  readonly toe: number;
  readonly toes: readonly Point[];
}

const SLENDER: FootBuild = { leg: 8, toe: 7, toes: points("-30 4, -8 8, 18 3") };
const STRONG: FootBuild = { leg: 9, toe: 8, toes: points("-32 4, -8 8, 20 3") };

export interface FootOptions {
  readonly x: number;
  /** Where the leg comes out of the body. */
  readonly top: number;
  /** The ground. */
  readonly y: number;
  readonly scale: number;
  readonly isFar?: boolean;
}

/** Bird foot of the young forms. */
export const slenderFoot = (figure: Figure, options: FootOptions): void => foot(figure, options, SLENDER);

/** Bird foot of the final form. */
export const strongFoot = (figure: Figure, options: FootOptions): void => foot(figure, options, STRONG);

/** A leg with three toes. */
function foot(figure: Figure, { x, top, y, scale, isFar = false }: FootOptions, build: FootBuild): void {
  const color = isFar ? far(BEAK) : BEAK;
  const s = scale;
  const leg: TubePoint[] = [
    [x, top, build.leg * s],
    [x - 2, y - 20 * s, build.toe * s],
    [x - 4, y - 8 * s, build.toe * s],
  ];
  figure.part(taper(leg), { color, depth: 5 });
  for (const [dx, dy] of build.toes) {
    const toe: TubePoint[] = [
      [x - 4, y - 10 * s, build.toe * s],
      [x - 4 + dx * 0.6 * s, y - 6 * s + dy * 0.4, build.toe * s],
      [x - 4 + dx * s, y + dy * s * 0.6, 3 * s],
    ];
    figure.part(taper(toe, { cap1: "point" }), { color, depth: 4, occlusion: 0.2 });
  }
}

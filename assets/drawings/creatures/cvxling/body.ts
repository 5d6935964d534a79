import type { Figure } from "../../../kit/figure.ts";
import { far, STAT } from "../../../kit/palette.ts";
import { blob } from "../../../kit/path.ts";
import { held, itemAt, type Point, type TubePoint } from "../../../kit/points.ts";
import { sample, taper } from "../../../kit/tube.ts";
import { curve, tube } from "../parts/shapes.ts";
import { fillPath, strokePath } from "../parts/surface.ts";
import { placeOn, type TubePlace } from "../parts/tube-band.ts";

export const SKIN = "#3a9cf5";
export const BELLY = "#ffe48a";
export const BELLY_LINE = "#d9a93d";
export const FIN = "#7cf5ff";
export const WING = "#ffc24a";
export const WING_EDGE = "#fff0a0";
export const BOLT = STAT.energy;
export const IRIS = "#ff9a2e";

/** A horizontal speed line: where it starts, its length and width. */
export type Streak = readonly [x: number, y: number, length: number, width?: number];

const USUAL_WIDTH = 6;

/** Speed lines, without contour. */
export const streaks = (figure: Figure, list: readonly Streak[], color: string, opacity = 0.75): Figure =>
  figure.raw(
    `<g stroke="${color}" stroke-linecap="round" opacity="${opacity}">` +
      list
        .map(
          ([x, y, length, width = USUAL_WIDTH]) => `<path d="M${x} ${y}h${length}" stroke-width="${width}"/>`,
        )
        .join("") +
      "</g>",
  );

/** Back fin, same blade without skin. */
export function backFin(
  figure: Figure,
  {
    x,
    y,
    rotation,
    length,
    width,
  }: { x: number; y: number; rotation: number; length: number; width: number },
): void {
  figure.at({ x, y, rotation }, () => {
    figure.part(
      blob([
        [-16, width * 0.4],
        [0, -width * 0.42],
        [length * 0.5, -width * 0.56],
        [length, -width * 0.3, "c"],
        [length * 0.66, width * 0.1],
        [length * 0.24, width * 0.48],
      ]),
      {
        color: FIN,
        depth: width * 0.24,
        over: strokePath(
          `M4 ${width * 0.04}Q${length * 0.5} ${-width * 0.2} ${length * 0.84} ${-width * 0.26}`,
          3,
          "#2f8fd8",
          0.5,
        ),
      },
    );
  });
}

/** Leaf-shaped tail end, origin = end of the tail, tip along +x. */
export function tailLeaf(
  figure: Figure,
  { x, y, rotation, scale = 1 }: { x: number; y: number; rotation: number; scale?: number },
): void {
  figure.at({ x, y, rotation, scale }, () => {
    figure.part(curve("-12 -8, 10 -34, 50 -44, 104 -18 c, 76 4, 92 34 c, 44 36, 8 22, -12 8", 0.95), {
      color: FIN,
      depth: 10,
      over: strokePath("M0 0Q40 -12 92 -17M26 -4L54 22M44 -10L70 -30", 3.4, "#2f8fd8", 0.55),
    });
  });
}

/** A yellow paw, about `radius` in size. */
export const claw = (figure: Figure, x: number, y: number, radius: number, isFar = false): Figure =>
  figure.part(
    blob([
      [x - radius, y - radius * 0.2],
      [x - radius * 0.3, y - radius * 0.9],
      [x + radius * 0.8, y - radius * 0.5],
      [x + radius * 0.8, y + radius * 0.6],
      [x - radius * 0.2, y + radius * 0.8],
    ]),
    {
      color: isFar ? far(BELLY) : BELLY,
      depth: 5,
    },
  );

/** Short leg: thigh, shin, toes; (x, y) = ground under the heel. */
export function leg(figure: Figure, x: number, y: number, scale: number, isFar: boolean): void {
  figure.at({ x, y, scale }, () => {
    const skin = isFar ? far(SKIN) : SKIN;
    figure.part(tube("18 -78 30, 22 -48 23, 4 -18 15"), {
      color: skin,
      depth: 10,
      occlusion: isFar ? 0.4 : 0.15,
      fade: isFar ? null : [24, -110, 14, -62],
    });
    figure.part(curve("-40 -4, -28 -24, 6 -26, 20 -6, -8 2"), {
      color: isFar ? far(BELLY) : BELLY,
      depth: 6,
    });
  });
}

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

/**
 * A stripe on a tube: its side (1 or -1) and its inner and outer edge as parts of the radius (1 is the tube's edge).
 */
interface TubeSide {
  readonly side: 1 | -1;
  readonly from: number;
  readonly to: number;
}

/** A stripe along one side of a tapered tube, from t0 to t1 (0..1) along it. */
function sideBand(
  centreLine: readonly TubePoint[],
  { side, from, to }: TubeSide,
  [t0, t1]: readonly [number, number],
): string {
  const samples = sample(centreLine, 6);
  const last = samples.length - 1;
  const [first, end] = [Math.round(t0 * last), Math.round(t1 * last)];
  const edge = (offset: number): Point[] => {
    const places: Point[] = [];
    for (let i = first; i <= end; i++) {
      const [x, y, radius] = itemAt(samples, i);
      const [before, after] = [held(samples, i - 1), held(samples, i + 1)];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const length = Math.hypot(dx, dy) || 1;
      const reach = radius * offset * side;
      places.push([x + (-dy / length) * reach, y + (dx / length) * reach]);
    }
    return places;
  };
  return blob([...edge(from), ...edge(to).reverse()]);
}

/** How far a cross line leans forward, as a part of the whole tube. */
const LEAN = 0.08;

/** Short cross lines on such a stripe, one at each place (0..1). */
function sideTicks(
  centreLine: readonly TubePoint[],
  { side, from, to }: TubeSide,
  places: readonly number[],
): string {
  const beside = ({ x, y, radius, degrees }: TubePlace, offset: number): string => {
    const angle = (degrees * Math.PI) / 180;
    const reach = radius * offset * side;
    return `${(x - Math.sin(angle) * reach).toFixed(1)} ${(y + Math.cos(angle) * reach).toFixed(1)}`;
  };
  const tick = (t: number): string => {
    const [start, end] = [placeOn(centreLine, t), placeOn(centreLine, Math.min(1, t + LEAN))];
    return `M${beside(start, from)}Q${beside(start, (from + to) / 2)} ${beside(end, to)}`;
  };
  return places.map(tick).join("");
}

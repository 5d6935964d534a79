import { mix } from "./color.ts";
import type { Figure } from "./figure.ts";
import { blob } from "./path.ts";
import { taper } from "./tube.ts";

export interface WingOptions {
  /** Position of the shoulder. */
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Degrees. */
  readonly rotation?: number;
  readonly flip?: boolean;
  readonly color: string;
  /** The accent color of the feather tips. */
  readonly tip: string;
  readonly isFar?: boolean;
  /** Number of long outer feathers; more than seven look like hay. */
  readonly primaries?: number;
  readonly secondaries?: number;
  /** Length and width of a primary. */
  readonly length?: number;
  readonly width?: number;
}

interface Feather {
  readonly root: readonly [x: number, y: number];
  readonly length: number;
  readonly width: number;
  /** Degrees. */
  readonly angle: number;
  readonly color: string;
  readonly glowingTip: boolean;
}

/** The wrist, where the primaries start; the shoulder is the local origin. */
const WRIST = [52, -92] as const;
const COVERTS = 4;

/** A raised feathered wing, opening up and to the right of its shoulder. */
export function wing(figure: Figure, options: WingOptions): void {
  const { x, y, scale = 1, rotation = 0, flip = false, color, tip, isFar = false } = options;
  const shade = (near: string): string => (isFar ? mix(near, "#22123f", 0.3) : near);
  figure.at({ x, y, scale, rotation, flip }, () => {
    for (const feather of feathers(options)) drawFeather(figure, feather, tip, shade);
    const [wx, wy] = WRIST;
    const arm = taper([
      [-10, 22, 15],
      [16, -28, 19],
      [wx, wy - 2, 17],
      [wx - 6, wy - 40, 6],
    ]);
    figure.part(arm, { color: shade(color), depth: 9, occlusion: 0.3, fade: [-14, 26, 22, -34] });
  });
}

/** All feathers from back to front: secondaries, primaries, short coverts on top. */
function feathers(options: WingOptions): Feather[] {
  const { color, tip, primaries = 6, secondaries = 5, length = 190, width = 46 } = options;
  const [wx, wy] = WRIST;
  const row = (count: number, feather: (t: number) => Feather): Feather[] =>
    Array.from({ length: count }, (_, i) => feather(i / (count - 1)));
  return [
    ...row(secondaries, (t) => ({
      root: [wx * t, wy * t],
      length: length * (0.62 + 0.16 * t),
      width: width * 0.92,
      angle: 34 - 56 * t,
      color: mix(color, tip, 0.1),
      glowingTip: true,
    })),
    ...row(primaries, (t) => ({
      root: [wx - 4 * t, wy - 6 * t],
      length: length * (0.82 + 0.2 * Math.sin(Math.PI * (0.2 + 0.6 * t))),
      width,
      angle: -30 - 66 * t,
      color: mix(color, tip, 0.06),
      glowingTip: true,
    })),
    ...row(COVERTS, (t) => ({
      root: [wx * t * 0.9, wy * t * 0.9],
      length: length * 0.44,
      width: width * 0.8,
      angle: 24 - 84 * t,
      color,
      glowingTip: false,
    })),
  ];
}

function drawFeather(figure: Figure, feather: Feather, tip: string, shade: (near: string) => string): void {
  const { root, length, width, angle, color, glowingTip } = feather;
  const tipGlow = `<ellipse cx="${length}" cy="0" rx="${length * 0.3}" ry="${width}" fill="${shade(tip)}" opacity=".85" ${figure.blur(8)}/>`;
  const shaft =
    `<path d="M${length * 0.2} 0L${length * 0.9} 0" stroke="${mix(tip, "#ffffff", 0.25)}" stroke-width="2.6" ` +
    'opacity=".5" stroke-linecap="round"/>';
  const vane = blob([
    [0, -width * 0.32],
    [length * 0.45, -width * 0.56],
    [length * 0.8, -width * 0.46],
    [length, width * 0.06, "c"],
    [length * 0.82, width * 0.46],
    [length * 0.45, width * 0.56],
    [0, width * 0.32],
  ]);
  figure.at({ x: root[0], y: root[1], rotation: angle }, () => {
    figure.part(vane, {
      color: shade(color),
      depth: width * 0.3,
      occlusion: 0.4,
      over: (glowingTip ? tipGlow : "") + shaft,
    });
  });
}

import { mix } from "../../../kit/color.ts";
import type { Figure } from "../../../kit/figure.ts";
import { far } from "../../../kit/palette.ts";
import type { Fade } from "../../../kit/part-options.ts";
import { blob, ellipse } from "../../../kit/path.ts";
import { itemAt, type TubePoint } from "../../../kit/points.ts";
import { taper } from "../../../kit/tube.ts";
import { curve } from "../parts/shapes.ts";
import { dimmed, fillPath, strokePath } from "../parts/surface.ts";

export const FUR = "#7d5168";
export const BELLY = "#d9a59a";
export const SKIN = "#ff9fa6";
const CLAW = "#fff0d8";
export const HELMET = "#ffc53d";
export const LAMP = "#bff4ff";
export const STEEL = "#6d6a9c";
export const CYAN = "#63e6ff";
export const ROSE = "#ff8fd0";
export const WOOD = "#a8714f";
export const EARTH = "#8a5a44";
export const IRIS = "#37c8e8";

/** The brim of the helmet, a little darker. */
export const BRIM = mix(HELMET, "#c9761f", 0.35);

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

/** The four big claws: direction in degrees and width. */
const CLAWS = [
  [-56, 24],
  [-19, 30],
  [19, 30],
  [56, 24],
] as const;

/** Digging hand: round palm and a fan of big claws; local origin is the wrist, the claws point along +x. */
export function diggerHand(
  figure: Figure,
  {
    x,
    y,
    scale,
    rotation,
    isFar = false,
  }: { x: number; y: number; scale: number; rotation: number; isFar?: boolean },
): void {
  figure.at({ x, y, scale, rotation }, () => {
    for (const [degrees, width] of CLAWS)
      figure.at({ x: 30, y: 0, rotation: degrees }, () => {
        figure.part(clawPath(width), {
          color: isFar ? dimmed(CLAW, 0.16) : CLAW,
          depth: 8,
          occlusion: 0.25,
        });
      });
    palm(figure, isFar ? dimmed(SKIN, 0.2) : SKIN);
  });
}

const clawPath = (width: number): string =>
  blob([
    [20, -width * 0.5],
    [50, -width * 0.6],
    [80, -width * 0.42],
    [104, width * 0.1, "c"],
    [80, width * 0.46],
    [50, width * 0.6],
    [20, width * 0.5],
  ]);

function palm(figure: Figure, skin: string): void {
  const knuckles = "M58 -32Q66 -24 66 -14M66 -8Q70 0 66 8M66 14Q66 24 58 32";
  figure.part(curve("-30 -26, 6 -48, 44 -50, 70 -28, 78 0, 70 28, 44 50, 6 48, -30 26"), {
    color: skin,
    depth: 14,
    over:
      fillPath(ellipse(26, 4, 24, 22), mix(skin, "#ffffff", 0.3), 0.55, figure.blur(4)) +
      strokePath(knuckles, 3.4, mix(skin, "#7a2a4a", 0.6), 0.7),
  });
}

/** A pink foot with two toe lines, its sole at y. */
export function foot(figure: Figure, x: number, y: number, width: number, isFar = false): void {
  const toe = (toeX: number): string => `M${toeX} ${y - width * 0.3}v${width * 0.3}`;
  const toes = toe(x - width * 0.5) + toe(x - width * 0.1);
  figure.part(
    blob([
      [x - width, y - width * 0.3],
      [x - width * 0.8, y - width * 0.9],
      [x, y - width * 1.1],
      [x + width * 0.85, y - width * 0.85],
      [x + width, y - width * 0.2],
      [x, y],
    ]),
    {
      color: isFar ? far(SKIN) : SKIN,
      depth: 8,
      over: strokePath(toes, 4, "#b5566e", 0.8),
    },
  );
}

import { mix } from "../../../kit/color.ts";
import type { Figure } from "../../../kit/figure.ts";
import { far, LINE } from "../../../kit/palette.ts";
import { blob, ellipse, poly } from "../../../kit/path.ts";
import type { TubePoint } from "../../../kit/points.ts";
import { taper } from "../../../kit/tube.ts";
import { fillPath, strokePath } from "../parts/surface.ts";
import { bandOn } from "../parts/tube-band.ts";

export const COAT = "#d5823f";
export const CREAM = "#ffe8c9";
export const COPPER = "#f5ad6c";
export const VERDIGRIS = "#3fb39a";
export const IRIS = "#8a5a2c";
export const EAR_INSIDE = "#8a4634";
export const NOSE = "#3a2440";
export const TONGUE = "#ff8098";
export const EMBER = "#ff8a4a";
const TOE = "#a0714f";
export const COIN = "#f5c451";

/** Verdigris that runs down from a line: wavy drip edge between x0 and x1, one drip per length. */
export function drips(x0: number, x1: number, top: number, lengths: readonly number[]): string {
  const step = (x1 - x0) / lengths.length;
  let d = `M${x0} ${top}`;
  for (const [i, length] of lengths.entries()) {
    const left = x0 + i * step;
    const right = left + step * 0.58;
    d += `C${left} ${top + length * 1.3} ${right} ${top + length * 1.3} ${right} ${top}`;
    d += `Q${left + step * 0.79} ${top - step * 0.3} ${left + step} ${top}`;
  }
  return `${d}V${top - 140}H${x0}Z`;
}

/** A gold coin seen from the front, with an incised letter C. */
export function coin(figure: Figure, x: number, y: number, radius: number): void {
  figure.part(ellipse(x, y, radius, radius), {
    color: COIN,
    material: "metal",
    depth: radius * 0.34,
    over: strokePath(ellipse(x, y, radius * 0.72, radius * 0.72), radius * 0.09, "#a86e22", 0.6),
  });
  const bow = radius * 0.38;
  const letter = `M${x + bow * 0.8} ${y - bow * 0.7}A${bow} ${bow} 0 1 0 ${x + bow * 0.8} ${y + bow * 0.7}`;
  figure.raw(strokePath(letter, radius * 0.2, "#8a5a1c"));
}

/** Copper bracelet round a leg. */
export function bracelet(figure: Figure, x: number, y: number, width: number, height: number): void {
  figure.part(
    poly(
      [
        [x - width / 2, y],
        [x + width / 2, y],
        [x + width / 2 + 2, y + height],
        [x - width / 2 - 2, y + height],
      ],
      7,
    ),
    {
      color: COPPER,
      material: "metal",
      depth: 8,
      deco: fillPath(
        drips(x - width / 2 - 4, x + width / 2 + 4, y + 2, [height * 0.3, height * 0.7, height * 0.4]),
        VERDIGRIS,
      ),
    },
  );
}

/** A coil seen from the side; lengths in master units. */
interface Coil {
  readonly cx: number;
  readonly cy: number;
  /** Radius where it starts and where it ends. */
  readonly outer: number;
  readonly inner: number;
  readonly turns: number;
  readonly startDegrees: number;
  /** Thickness of the tail at the start and at the end. */
  readonly startWidth: number;
  readonly endWidth: number;
}

const STEPS_PER_TURN = 9;

/** The centre line of a coil: starts outside, winds to the middle. */
function spiral({ cx, cy, outer, inner, turns, startDegrees, startWidth, endWidth }: Coil): TubePoint[] {
  const steps = Math.ceil(turns * STEPS_PER_TURN);
  return Array.from({ length: steps + 1 }, (_, i): TubePoint => {
    const t = i / steps;
    const angle = (startDegrees * Math.PI) / 180 - turns * 2 * Math.PI * t;
    const radius = outer + (inner - outer) * t;
    return [
      cx + Math.cos(angle) * radius,
      cy + Math.sin(angle) * radius,
      startWidth + (endWidth - startWidth) * t,
    ];
  });
}

/** Tail: lead-in from the rump, then a coil; `bandsAt` are the places (0..1) of its copper bands. */
export function coilTail(
  figure: Figure,
  leadIn: readonly TubePoint[],
  coil: Coil,
  bandsAt: readonly number[],
): void {
  const centreLine = [...leadIn, ...spiral(coil)];
  figure.part(taper(centreLine, { per: 5 }), { color: COAT, depth: coil.startWidth * 0.5 });
  for (const t of bandsAt) bandOn(figure, centreLine, t, { color: COPPER, patina: VERDIGRIS, length: 18 });
}

/** A leg with a soft cream paw, from `top` to `ground`; near legs grow out of the body. */
export function pawLeg(
  figure: Figure,
  x: number,
  top: number,
  ground: number,
  width: number,
  { isFar = false }: { isFar?: boolean } = {},
): void {
  const mid = (top + ground) / 2;
  figure.part(
    blob([
      [x - width * 0.7, top],
      [x, top - width * 0.3],
      [x + width * 0.7, top],
      [x + width * 0.55, mid],
      [x + width * 0.5, ground - width * 0.3],
      [x, ground - width * 0.1],
      [x - width * 0.55, ground - width * 0.3],
      [x - width * 0.5, mid],
    ]),
    {
      color: isFar ? far(COAT) : COAT,
      depth: width * 0.26,
      occlusion: isFar ? 0.4 : 0.12,
      fade: isFar ? null : [x, top - width * 0.1, x, top + (ground - top) * 0.42],
    },
  );
  const pawColor = isFar ? far(CREAM) : CREAM;
  paw(figure, x - 3, ground, width * 1.05, pawColor, mix(pawColor, LINE, 0.55));
}

/** A paw that lies in front of the body. */
export const nearPaw = (figure: Figure, x: number, y: number, width: number): void =>
  paw(figure, x, y, width, CREAM, TOE);

/** A paw with two toe lines, its sole at y. */
function paw(figure: Figure, x: number, y: number, width: number, color: string, toe: string): void {
  const toes = `M${x - width * 0.22} ${y - width * 0.22}V${y}M${x + width * 0.1} ${y - width * 0.22}V${y}`;
  figure.part(
    blob(
      [
        [x - width * 0.6, y - width * 0.2],
        [x - width * 0.3, y - width * 0.55],
        [x + width * 0.3, y - width * 0.55],
        [x + width * 0.55, y - width * 0.2],
        [x + width * 0.5, y],
        [x - width * 0.6, y],
      ],
      0.9,
    ),
    { color, depth: 8, over: strokePath(toes, Math.max(3, width * 0.07), toe) },
  );
}

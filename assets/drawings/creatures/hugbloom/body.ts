import { mix } from "../../../kit/color.ts";
import type { Figure } from "../../../kit/figure.ts";
import { halo } from "../../../kit/light.ts";
import { far } from "../../../kit/palette.ts";
import { blob } from "../../../kit/path.ts";
import type { CurvePoint, Point, TubePoint } from "../../../kit/points.ts";
import { taper } from "../../../kit/tube.ts";
import { dimmed } from "../parts/surface.ts";

export const GREEN = "#6fc34c";
export const STEM = "#4d9c3f";
export const VEIN = "#3f8a38";
export const BELLY = "#c9ee93";
export const PETAL = "#ff86b4";
export const PETAL_LIGHT = "#ffb3d0";
export const PETAL_DEEP = "#d9558f";
const HEART = "#ff5f8f";
export const FACE = "#ffe08a";
export const IRIS = "#3f9c4a";

/** Plush foot with two toe lines, its sole at y; far feet show none. */
export function foot(figure: Figure, x: number, y: number, width: number, isFar = false): void {
  const outline: Point[] = [
    [x - width, y - 8],
    [x - width * 0.8, y - width],
    [x, y - width * 1.35],
    [x + width * 0.85, y - width],
    [x + width, y - 6],
    [x, y + 3],
  ];
  const toe = (toeX: number): string => `M${toeX} ${y - width * 0.4}V${y - 2}`;
  const toes =
    `<path d="${toe(x - width * 0.3)}${toe(x + width * 0.2)}" stroke="${VEIN}" stroke-width="4" ` +
    'stroke-linecap="round" opacity=".6"/>';
  figure.part(blob(outline), { color: isFar ? far(GREEN) : GREEN, depth: 9, over: isFar ? "" : toes });
}

/** The heart mark; `size` is half its width, `glow` the strength of its light. */
export function heart(figure: Figure, x: number, y: number, size: number, glow = 0): void {
  if (glow) halo(figure, x, y, size * 2.6, HEART, glow);
  const [glintX, glintY] = [x - size * 0.5, y - size * 0.4];
  figure.raw(
    `<path d="${heartPath(x, y, size)}" fill="${HEART}" stroke="#b0305f" stroke-width="${size * 0.18}"` +
      ` stroke-linejoin="round"/>` +
      `<ellipse cx="${glintX}" cy="${glintY}" rx="${size * 0.24}" ry="${size * 0.16}"` +
      ` fill="#fff" opacity=".85" transform="rotate(-30 ${glintX} ${glintY})"/>`,
  );
}

function heartPath(x: number, y: number, size: number): string {
  const at = (dx: number, dy: number): string =>
    `${(x + dx * size).toFixed(2)} ${(y + dy * size).toFixed(2)}`;
  return (
    `M${at(0, 0.95)}C${at(-1.25, 0.15)} ${at(-1.1, -0.85)} ${at(-0.5, -0.85)}` +
    `C${at(-0.2, -0.85)} ${at(0, -0.6)} ${at(0, -0.4)}C${at(0, -0.6)} ${at(0.2, -0.85)} ${at(0.5, -0.85)}` +
    `C${at(1.1, -0.85)} ${at(1.25, 0.15)} ${at(0, 0.95)}Z`
  );
}

interface LeafArmOptions {
  /** The shoulder. */
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly rotation: number;
  /** Mirrors the arm to the left. */
  readonly flip?: boolean;
  /** Where the stem ends, seen from the shoulder. */
  readonly stem: Point;
  /** The leaf hand and its direction in degrees. */
  readonly leaf: LeafShape & { readonly rotation: number };
  readonly stemWidth: number;
  readonly isFar?: boolean;
}

/** Leaf arm: stem from the shoulder, leaf hand at its end. */
export function leafArm(figure: Figure, options: LeafArmOptions): void {
  const { x, y, rotation, flip = false, stem, leaf, stemWidth, isFar = false } = options;
  const tone = (near: string): string => (isFar ? dimmed(near, 0.16) : near);
  const [endX, endY] = stem;
  const centreLine: TubePoint[] = [
    [-12, 4, stemWidth + 2],
    [endX * 0.5, endY * 0.15, stemWidth],
    [endX, endY, stemWidth * 0.8],
  ];
  figure.at({ x, y, rotation, flip }, () => {
    figure.part(taper(centreLine), { color: tone(STEM), depth: 8 });
    figure.at({ x: endX - 8, y: endY + 3, rotation: leaf.rotation }, () => {
      figure.part(leafPath(leaf), { color: tone(GREEN), depth: 15, over: leafVeins(leaf, VEIN) });
    });
  });
}

/** A leaf lies along +x from its stem at (0, 0) and bends upward by `bend`. */
interface LeafShape {
  readonly length: number;
  readonly width: number;
  readonly bend: number;
}

/** Half the width along a leaf: part of the length, part of the width. */
const PROFILE: readonly Point[] = [
  [0.08, 0.44],
  [0.26, 0.9],
  [0.46, 1],
  [0.66, 0.7],
  [0.84, 0.28],
];

/** Where the side veins leave the rib. */
const VEINS_AT = [0.2, 0.36, 0.52, 0.66];

/** A place on the middle line of a leaf, t from 0 to 1. */
const onSpine = ({ length, bend }: LeafShape, t: number): Point => [
  length * t,
  -Math.sin(Math.PI * t * 0.9) * bend,
];

/** Leaf outline, from the stem to a pointed tip. */
function leafPath(leaf: LeafShape): string {
  const edge = (side: 1 | -1): CurvePoint[] =>
    PROFILE.map(([along, out]): CurvePoint => {
      const [x, y] = onSpine(leaf, along);
      return [x, y + side * leaf.width * out];
    });
  const [tipX, tipY] = onSpine(leaf, 1);
  return blob([[-6, 0], ...edge(-1), [tipX, tipY, "c"], ...edge(1).reverse()]);
}

/** Rib and side veins of a leaf, as raw SVG. */
function leafVeins(leaf: LeafShape, color: string): string {
  const [middleX, middleY] = onSpine(leaf, 0.5);
  const [endX, endY] = onSpine(leaf, 0.92);
  const sideVeins = VEINS_AT.map((t) => {
    const [x, y] = onSpine(leaf, t);
    const reach = leaf.width * 0.56 * Math.sin(Math.PI * Math.min(0.9, t + 0.1));
    const endOfVein = x + leaf.length * 0.1;
    return `M${x} ${y}L${endOfVein} ${y - reach}M${x} ${y}L${endOfVein} ${y + reach}`;
  }).join("");
  return (
    `<path d="M4 0Q${middleX} ${middleY * 1.6} ${endX} ${endY}${sideVeins}" stroke="${color}" ` +
    'stroke-width="4.5" fill="none" stroke-linecap="round" opacity=".6"/>'
  );
}

/** A petal by its root, its direction in degrees and its size. */
interface Petal {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly length: number;
  readonly width: number;
  readonly color: string;
  /** A long point instead of a round end. */
  readonly pointed?: boolean;
}

/** A ring of petals round (cx, cy), the first one at `start` degrees. */
interface Ruff {
  readonly cx: number;
  readonly cy: number;
  readonly count: number;
  readonly length: number;
  readonly width: number;
  readonly color: string;
  readonly start: number;
  readonly pointed?: boolean;
}

/** Half the width along a petal: part of the length, part of the width. */
const ROUND: readonly Point[] = [
  [0.5, 1],
  [0.88, 0.8],
];
const POINTED: readonly Point[] = [
  [0.42, 1],
  [0.7, 0.7],
  [0.88, 0.28],
];

/** Draws one petal. */
export function petal(figure: Figure, { x, y, rotation, length, width, color, pointed }: Petal): void {
  const vein =
    `<path d="M${length * 0.45} 0H${length * 0.86}" stroke="${mix(color, "#8a1f5a", 0.4)}"` +
    ` stroke-width="4" opacity=".45" stroke-linecap="round"/>`;
  figure.at({ x, y, rotation }, () => {
    figure.part(petalPath(length, width, pointed), { color, depth: 11, occlusion: 0.35, over: vein });
  });
}

function petalPath(length: number, width: number, pointed = false): string {
  const profile = pointed ? POINTED : ROUND;
  const edge = (side: 1 | -1): CurvePoint[] =>
    profile.map(([along, out]): CurvePoint => [length * along, side * width * out]);
  const tip: CurvePoint = pointed ? [length * 1.06, 0, "c"] : [length, 0];
  return blob([[0, -width * 0.34], ...edge(-1), tip, ...edge(1).reverse(), [0, width * 0.34]]);
}

/** Draws a ring of petals. */
export function ruff(figure: Figure, { cx, cy, count, start, ...shared }: Ruff): void {
  for (let i = 0; i < count; i++)
    petal(figure, { ...shared, x: cx, y: cy, rotation: start + (i * 360) / count });
}

/** Two little leaves on top of the head. */
export function topLeaves(figure: Figure, cx: number, y: number, scale: number): void {
  topLeaf(figure, cx, y, -scale, GREEN);
  topLeaf(figure, cx, y, scale, mix(GREEN, STEM, 0.35));
}

/** One leaf; a negative `reach` points to the left. */
function topLeaf(figure: Figure, cx: number, y: number, reach: number, color: string): void {
  const size = Math.abs(reach);
  const outline: CurvePoint[] = [
    [cx + 4 * reach, y],
    [cx + 30 * reach, y - 36 * size],
    [cx + 66 * reach, y - 44 * size, "c"],
    [cx + 52 * reach, y - 10 * size],
    [cx + 20 * reach, y + 8 * size],
  ];
  figure.part(blob(outline), { color, depth: 7 });
}

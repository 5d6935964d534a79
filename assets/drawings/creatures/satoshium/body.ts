import { mix } from "../../../kit/color.ts";
import type { Figure } from "../../../kit/figure.ts";
import { halo } from "../../../kit/light.ts";
import { poly } from "../../../kit/path.ts";
import type { Point } from "../../../kit/points.ts";
import { hexagonPoints, polygon } from "../parts/shapes.ts";
import { drawGlowLine, fillPath, strokePath } from "../parts/surface.ts";

export const ROCK = "#626990";
export const ROCK_DARK = "#454a70";
export const ROCK_LIGHT = "#868db4";
export const CRACK = "#2c2f4c";
export const ORANGE = "#ff9f2e";
export const CORE = "#fff3d0";
export const SLIT = "#fff1c4";
export const BLOCK = "#d4702a";
export const BLOCK_TOP = "#ffd98a";

/** How one boulder looks; outlines and planes are written as "x y, x y". */
interface RockOptions {
  readonly color?: string;
  /** Planes turned toward the light. */
  readonly light?: readonly string[];
  /** Planes turned away from it. */
  readonly dark?: readonly string[];
  /** Path of the cracks. */
  readonly cracks?: string;
  /** How rounded the corners are. */
  readonly radius?: number;
  readonly depth?: number;
}

/** One boulder: rounded polygon with hard facets. */
export function rock(
  figure: Figure,
  outline: string,
  { color = ROCK, light = [], dark = [], cracks = "", radius = 10, depth = 18 }: RockOptions = {},
): void {
  const planes = (list: readonly string[], fill: string, opacity: number): string =>
    list.map((plane) => fillPath(polygon(plane, 3), fill, opacity)).join("");
  figure.part(polygon(outline, radius), {
    color,
    depth,
    soft: 4,
    highlight: 0.6,
    deco: planes(light, mix(color, "#c3c8ea", 0.42), 0.6) + planes(dark, mix(color, "#1f1c3f", 0.45), 0.5),
    over: cracks ? strokePath(cracks, 4.5, CRACK, 0.9) : "",
  });
}

/** A hexagon that stands on a corner, its corners rounded. */
export const hexagon = (x: number, y: number, radius: number, rounding: number): string =>
  poly(hexagonPoints(x, y, radius, 30), rounding);

/** Hexagon window with the glowing sign of the species. */
export function hexagonCore(figure: Figure, x: number, y: number, radius: number, glow = 0.8): void {
  halo(figure, x, y, radius * 1.95, ORANGE, glow);
  figure.part(hexagon(x, y, radius, radius * 0.14), {
    color: "#363a60",
    depth: radius * 0.18,
    material: "metal",
  });
  figure.part(hexagon(x, y, radius * 0.74, radius * 0.1), {
    color: ORANGE,
    material: "glow",
    depth: radius * 0.2,
    occlusion: 0,
  });
  sign(figure, x, y, radius * 0.42, radius * 0.09);
}

/** A pale hexagon cut by three lines. */
function sign(figure: Figure, x: number, y: number, radius: number, lineWidth: number): void {
  const [dx, dy] = [radius * 0.87, radius * 0.5];
  const lines =
    `M${x} ${y - radius}V${y + radius}M${x - dx} ${y - dy}L${x + dx} ${y + dy}` +
    `M${x + dx} ${y - dy}L${x - dx} ${y + dy}`;
  figure.raw(fillPath(hexagon(x, y, radius * 1.04, 4), CORE) + strokePath(lines, lineWidth, ORANGE));
}

/** A block seen from above by its middle, half its width, its turn in degrees and the strength of its light. */
interface Cube {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly rotation: number;
  readonly glow: number;
}

/** An orange block: light top, middle left, dark right face. */
export function cube(figure: Figure, { x, y, size, rotation, glow }: Cube): void {
  const s = size;
  halo(figure, x, y, s * 2.3, ORANGE, glow);
  const outline: Point[] = [
    [-s, -s * 0.55],
    [0, -s * 1.1],
    [s, -s * 0.55],
    [s, s * 0.55],
    [0, s * 1.1],
    [-s, s * 0.55],
  ];
  const top = `M${-s} ${-s * 0.55}L0 0L${s} ${-s * 0.55}V${-s * 1.3}H${-s}Z`;
  const right = `M0 0V${s * 1.3}L${s * 1.1} ${s * 0.6}V${-s * 0.6}Z`;
  const edges = `M${-s} ${-s * 0.55}L0 0L${s} ${-s * 0.55}M0 0V${s * 1.1}`;
  figure.at({ x, y, rotation }, () => {
    figure.part(poly(outline, s * 0.12), {
      color: ORANGE,
      depth: s * 0.24,
      over:
        fillPath(top, mix(ORANGE, "#fff2c0", 0.6), 0.92) +
        fillPath(right, mix(ORANGE, "#6a1f3a", 0.6), 0.62) +
        strokePath(edges, Math.max(2, s * 0.09), "#fff6d8", 0.75),
    });
  });
}

/** A cube of a chain: its place, half its width and its turn in degrees. */
type ChainedCube = readonly [x: number, y: number, size: number, rotation: number];

/** Chain of cubes, small to large, joined by dashed light. */
export function cubeChain(figure: Figure, cubes: readonly ChainedCube[], glow = 0.4): void {
  const d = `M${cubes.map(([x, y]) => `${x} ${y}`).join("L")}`;
  figure.raw(
    `<path d="${d}" fill="none" stroke="${ORANGE}" stroke-width="12" opacity=".55" ${figure.blur(6)}/>` +
      `<path d="${d}" fill="none" stroke="#ffe2a0" stroke-width="5" stroke-dasharray="3 10" stroke-linecap="round"/>`,
  );
  for (const [x, y, size, rotation] of cubes) cube(figure, { x, y, size, rotation, glow });
}

/** Forearm with fist, larger than the head; local origin is the elbow, it hangs down. */
export function forearm(
  figure: Figure,
  {
    x,
    y,
    scale,
    rotation,
    flip = false,
    color = ROCK,
    veins = false,
  }: {
    x: number;
    y: number;
    scale: number;
    rotation: number;
    flip?: boolean;
    color?: string;
    veins?: boolean;
  },
): void {
  figure.at({ x, y, scale, rotation, flip }, () => {
    rock(figure, "-44 -28, 16 -42, 62 -10, 78 70, 66 120, -62 124, -76 64", {
      color,
      depth: 20,
      radius: 14,
      light: ["-44 -28, 16 -42, 22 20, -50 40"],
      dark: ["62 0, 78 70, 66 120, 34 120, 44 50"],
    });
    fist(figure, color);
    if (!veins) return;
    vein(figure, "M-34 -12L-14 16L-34 44L-6 78");
    vein(figure, "M-14 16L18 26L30 54", 3.5);
  });
}

/** Fist with knuckle grooves. */
function fist(figure: Figure, color: string): void {
  rock(figure, "-78 98, -30 84, 50 88, 82 108, 80 164, 50 190, -50 192, -84 162", {
    color: mix(color, ROCK_LIGHT, 0.12),
    depth: 16,
    radius: 13,
    light: ["-78 98, -30 84, -24 118, -74 132"],
    cracks: "M-40 146V188M-2 148V190M36 146V188M-76 140L-40 146L-2 148L36 146L76 138",
  });
}

/** A crack that glows from inside. */
export const vein = (figure: Figure, d: string, width = 4.5): Figure =>
  drawGlowLine(figure, d, ORANGE, width);

import { mix } from "../../../kit/color.ts";
import type { Figure } from "../../../kit/figure.ts";
import { halo } from "../../../kit/light.ts";
import { poly, rect } from "../../../kit/path.ts";
import type { CornerPoint, Point, TubePoint } from "../../../kit/points.ts";
import { taper } from "../../../kit/tube.ts";
import { curve, discs, polygon } from "../parts/shapes.ts";
import { dimmed, shiningLine } from "../parts/surface.ts";

export const RED = "#f2495c";
export const STEEL = "#8a88b5";
export const DARK = "#413d6b";
export const YELLOW = "#ffc53d";
export const SIREN = "#ff5b6e";
const GLYPH = "#59f7ff";
export const SCREEN = "#161a3e";
export const STEEL_FAR = dimmed(STEEL, 0.3);
export const FLAME = "#ff9a2e";
export const CHART = "#1b1a40";

/** A steel limb without joints. */
export const pipe = (figure: Figure, centreLine: readonly TubePoint[], color: string = STEEL): Figure =>
  figure.part(taper(centreLine), { color, material: "metal", depth: 10 });

/** A price candle: its left edge, top and height, and which way the price went. */
export type Candle = readonly [x: number, top: number, height: number, way: "up" | "down"];

/** Price candles as raw SVG. */
export const candles = (list: readonly Candle[], width = 11): string =>
  list
    .map(([x, y, height, way]) => {
      const fill = way === "up" ? "#4df29b" : "#ff6b7d";
      return (
        `<rect x="${x + width / 2 - 1}" y="${y - 6}" width="2" height="${height + 12}" fill="${fill}"/>` +
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" fill="${fill}"/>`
      );
    })
    .join("");

/** Warning light on the head; (0,0) is its foot. */
export function siren(
  figure: Figure,
  {
    x,
    y,
    scale = 1,
    rays = true,
    trim = DARK,
  }: { x: number; y: number; scale?: number; rays?: boolean; trim?: string },
): void {
  figure.at({ x, y, scale }, () => {
    halo(figure, 0, -28, 78, SIREN, 0.8);
    figure.part("M-32 -4V-28C-32 -50 -18 -60 0 -60C18 -60 32 -50 32 -28V-4Z", {
      color: SIREN,
      material: "glow",
      depth: 12,
      over: '<rect x="-20" y="-46" width="10" height="34" rx="5" fill="#fff" opacity=".85"/>',
    });
    figure.part(rect(-40, -8, 80, 22, 8), { color: trim, material: "metal", depth: 7 });
    if (rays)
      figure.raw(
        '<path d="M-52 -44L-76 -58M52 -44L76 -58M-50 -20H-78M50 -20H78M0 -72V-84"' +
          ' stroke="#ffd0d6" stroke-width="6" stroke-linecap="round"/>',
      );
  });
}

interface GloveOptions {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Degrees; 0 hangs down, the cuff at the top. */
  readonly rotation: number;
  /** Puts the thumb on the other side. */
  readonly flip?: boolean;
  readonly color?: string;
  readonly cuff?: string;
}

/** Position of the light spot on a glove that is not rotated. */
const SPOT: Point = [-23, -19];

/** Boxing glove: cuff, fist, thumb. */
export function glove(figure: Figure, options: GloveOptions): void {
  const { x, y, scale, rotation, flip = false, color = RED, cuff = YELLOW } = options;
  figure.at({ x, y, scale, rotation, flip }, () => {
    figure.part(polygon("-30 -70, 30 -70, 36 -34, -36 -34", 8), { color: cuff, material: "metal", depth: 8 });
    figure.part(curve("-52 4, -44 -34, 0 -46, 42 -36, 52 2, 42 40, 0 54, -42 42"), {
      color,
      depth: 18,
      over:
        `<path d="M-36 40Q0 26 38 38" stroke="${mix(color, "#3a0a2a", 0.55)}" stroke-width="4" fill="none"` +
        ` opacity=".7"/>${lightSpot(rotation, flip)}`,
    });
    figure.part(curve("8 -34, 34 -36, 52 -18, 50 8, 32 18, 20 2, 4 -10"), {
      color,
      depth: 9,
      occlusion: 0.35,
    });
  });
}

/** The light spot stays at the top left of the picture, whatever the rotation of the glove. */
function lightSpot(rotation: number, flip: boolean): string {
  const angle = (-rotation * Math.PI) / 180;
  const [dx, dy] = SPOT;
  const x = (dx * Math.cos(angle) - dy * Math.sin(angle)) * (flip ? -1 : 1);
  const y = dx * Math.sin(angle) + dy * Math.cos(angle);
  const lean = flip ? 30 + rotation : -30 - rotation;
  return (
    `<ellipse cx="${x}" cy="${y}" rx="12" ry="8" transform="rotate(${lean} ${x} ${y})" ` +
    'fill="#fff" opacity=".5"/>'
  );
}

interface TelevisionHeadOptions {
  /** The middle of the head. */
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly rotation?: number;
  readonly expression: Expression;
  /** Marquee bulbs round a slightly smaller screen. */
  readonly bulbs?: boolean;
  readonly ears?: string;
}

/** Television head with a face on its screen. */
export function televisionHead(figure: Figure, options: TelevisionHeadOptions): void {
  const { x, y, scale = 1, rotation = 0, expression, bulbs = false, ears = DARK } = options;
  figure.at({ x, y, scale, rotation }, () => {
    figure.part(rect(-148, -22, 34, 60, 10), { color: ears, material: "metal", depth: 8 });
    figure.part(polygon("-126 -66 36, 126 -74 36, 118 66 40, -114 74 40", 34), {
      color: STEEL,
      material: "metal",
      depth: bulbs ? 10 : 22,
    });
    screen(figure, bulbs);
    if (bulbs) marqueeBulbs(figure);
    screenFace(figure, expression);
    figure.part(rect(100, -28, 40, 60, 10), { color: ears, material: "metal", depth: 8 });
  });
}

function screen(figure: Figure, withBulbs: boolean): void {
  const [size, shift] = withBulbs ? [0.94, -1] : [1, 0];
  const glass = discs("-104 -44 30, 88 -50 30, 82 44 30, -96 50 30").map(
    ([x, y, rounding]): CornerPoint => [x * size + shift, y * size, rounding],
  );
  const scanLines = Array.from({ length: 12 }, (_, i) => `<path d="M-110 ${-46 + i * 8}H95"/>`).join("");
  figure.part(poly(glass, 26), {
    color: SCREEN,
    depth: 12,
    occlusion: 0,
    over:
      `<g opacity=".16" stroke="#7cf5ff" stroke-width="2">${scanLines}</g>` +
      '<path d="M-108 -54h72l-42 112h-46z" fill="#fff" opacity=".12"/>',
  });
}

/** How many bulbs stand in the upper and in the lower row. */
const ROW = 7;

/** Where the bulbs are: pairs above and below, then pairs left and right; the frame leans a little. */
function places(): Point[] {
  const rows = Array.from({ length: ROW }, (_, i): Point[] => [
    [-98 + i * 32, -57 - i * 0.9],
    [-92 + i * 30.4, 60 - i * 0.9],
  ]);
  const sides = [-26, 4, 33].map((y): Point[] => [
    [-115 + (y + 26) * 0.1, y],
    [103 - (y + 26) * 0.1, y - 3],
  ]);
  return [...rows, ...sides].flat();
}

/** Light bulbs between the bezel and the screen; every third one is brighter. */
function marqueeBulbs(figure: Figure): void {
  const bulb = ([x, y]: Point, i: number): string =>
    `<circle cx="${x}" cy="${y}" r="9" fill="${YELLOW}" opacity=".55" ${figure.blur(4)}/>` +
    `<circle cx="${x}" cy="${y}" r="5.6" fill="${i % 3 ? YELLOW : "#fff3c9"}" stroke="#7a3a2a" stroke-width="1.6"/>` +
    `<circle cx="${x - 1.6}" cy="${y - 1.8}" r="1.8" fill="#fff"/>`;
  figure.raw(places().map(bulb).join(""));
}

/** The faces of the screen: two round eyes, calm arcs, crossed attack eyes. */
export type Expression = "baby" | "calm" | "attack";

/** Draws the face in head coordinates; the middle of the screen is about (-8, 0). */
function screenFace(figure: Figure, expression: Expression): void {
  figure.raw(FACES[expression](figure));
}

/** A line of light on the screen. */
export const glyphLine = (figure: Figure, d: string, width: number): string =>
  shiningLine(figure, d, GLYPH, width, { opacity: 0.6, blur: 8 });

const FACES: Record<Expression, (figure: Figure) => string> = {
  calm: (figure) =>
    glyphLine(figure, "M-74 12L-52 -16L-30 12", 11) +
    glyphLine(figure, "M10 10L32 -18L54 10", 11) +
    glyphLine(figure, "M-24 30Q-10 40 4 30", 9),
  attack: (figure) =>
    glyphLine(figure, "M-76 -22L-40 -2L-74 16", 12) +
    glyphLine(figure, "M58 -24L22 -4L56 14", 12) +
    glyphLine(figure, "M-30 34L-19 24L-8 34L3 24L14 34", 8),
  baby: (figure) =>
    roundEye(figure, -50, -6, 23) +
    roundEye(figure, 32, -8, 25) +
    cheek(-92) +
    cheek(56) +
    glyphLine(figure, "M-22 26Q-9 38 4 26", 8),
};

const roundEye = (figure: Figure, x: number, y: number, r: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${r * 1.3}" ry="${r * 1.5}" fill="${GLYPH}" opacity=".6" ${figure.blur(8)}/>` +
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 1.22}" fill="#a8fbff"/>` +
  `<ellipse cx="${x}" cy="${y + r * 0.12}" rx="${r * 0.6}" ry="${r * 0.8}" fill="#0f6f9c"/>` +
  `<circle cx="${x - r * 0.26}" cy="${y - r * 0.3}" r="${r * 0.34}" fill="#fff"/>` +
  `<circle cx="${x + r * 0.26}" cy="${y + r * 0.5}" r="${r * 0.16}" fill="#fff"/>`;

const cheek = (x: number): string =>
  `<rect x="${x}" y="20" width="22" height="10" rx="4" fill="#ff7d9a" opacity=".9"/>`;

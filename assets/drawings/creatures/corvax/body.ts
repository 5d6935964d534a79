import { mix } from "../../../kit/color.ts";
import { eye } from "../../../kit/face.ts";
import type { Figure } from "../../../kit/figure.ts";
import { glowSpot } from "../../../kit/light.ts";
import { far } from "../../../kit/palette.ts";
import { blob, ellipse, poly } from "../../../kit/path.ts";
import type { Point, TubePoint } from "../../../kit/points.ts";
import { taper } from "../../../kit/tube.ts";
import { curve, points } from "../parts/shapes.ts";
import { blush } from "../parts/surface.ts";

export const PLUM = "#4a3d94";
export const BELLY = "#7567c9";
export const DARK = "#2c2362";
export const TIP = "#2fd4c7";
export const BEAK = "#f4b748";
export const GEM = "#ff6bd6";
export const IRIS = "#37e3ff";

/** The final form is a little brighter, because its aura lies behind it. */
export const FINAL_PLUM = "#4f42a0";
export const FINAL_MIDDLE = "#7566cc";
export const FINAL_BELLY = "#8a7cdc";

/** A narrow feather by its root, its direction in degrees and its size. */
export interface Feather {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly length: number;
  readonly width: number;
}

/** A narrow feather of the young forms; its teal tip is soft. */
export function feather(
  figure: Figure,
  { x, y, rotation, length, width }: Feather,
  { tealTip = true }: { tealTip?: boolean } = {},
): void {
  const vane = blob([
    [0, -width * 0.3],
    [length * 0.5, -width * 0.6],
    [length * 0.85, -width * 0.4],
    [length, 0, "c"],
    [length * 0.85, width * 0.42],
    [length * 0.5, width * 0.55],
    [0, width * 0.3],
  ]);
  const shaft =
    `<path d="M${length * 0.2} 0L${length * 0.92} 0" stroke="${mix(TIP, "#ffffff", 0.2)}" ` +
    'stroke-width="3" opacity=".55"/>';
  const tip =
    `<ellipse cx="${length}" cy="0" rx="${length * 0.3}" ry="${width}" fill="${TIP}" ` +
    `opacity=".75" ${figure.blur(8)}/>`;
  figure.at({ x, y, rotation }, () => {
    figure.part(vane, {
      color: PLUM,
      depth: width * 0.35,
      occlusion: 0.35,
      over: tealTip ? shaft + tip : shaft,
    });
  });
}

/** Corvid beak: straight upper edge, small hook. Its root is about (160, 188). */
export function beak(figure: Figure): void {
  figure.part(curve("164 206, 120 210, 84 218, 70 224 c, 100 236, 144 238, 176 224"), {
    color: mix(BEAK, "#8a3d3d", 0.3),
    depth: 8,
  });
  figure.part(
    curve(`
      170 154, 132 156, 92 172, 58 198, 44 226 c, 84 214, 124 212, 160 216, 184 204,
      188 174
    `),
    { color: BEAK, depth: 13, highlight: 0.8 },
  );
  figure.raw(`<path d="${ellipse(140, 178, 9, 4.5, -24)}" fill="#6a3a1e"/>`);
}

type YoungForm = 1 | 2;

const CREST: Record<YoungForm, readonly Feather[]> = {
  1: [
    { x: 250, y: 118, length: 44, width: 22, rotation: -70 },
    { x: 232, y: 112, length: 52, width: 22, rotation: -98 },
  ],
  2: [
    { x: 268, y: 150, length: 92, width: 30, rotation: -12 },
    { x: 262, y: 130, length: 108, width: 30, rotation: -34 },
    { x: 246, y: 114, length: 100, width: 30, rotation: -58 },
  ],
};

const BEAK_SCALE = { 1: 0.62, 2: 0.92 };
const EYE_SCALE = { 1: 1.5, 2: 1 };
const MOOD = { 1: 0.05, 2: 0.45 };

/** Head of the baby and the young form, facing left; the baby shows both eyes. */
export function head(
  figure: Figure,
  { x, y, scale, form }: { x: number; y: number; scale: number; form: YoungForm },
): void {
  figure.at({ x, y, ox: 205, oy: 180, scale }, () => {
    for (const each of CREST[form]) feather(figure, each, { tealTip: form > 1 });
    skull(figure);
    figure.at({ x: 152, y: 186, ox: 152, oy: 186, scale: BEAK_SCALE[form] }, () => beak(figure));
    eyes(figure, form);
    if (form === 1) browGem(figure, 160, 116, 12);
    else browGem(figure, 160, 122, 16);
  });
}

function skull(figure: Figure): void {
  const cheek = curve("130 190, 160 214, 204 226, 236 262, 170 280, 120 240");
  figure.part(curve("150 118, 208 92, 266 112, 292 168, 284 226, 236 262, 176 256, 136 222, 126 168"), {
    color: PLUM,
    depth: 22,
    over: `<path d="${cheek}" fill="${BELLY}" opacity=".55" ${figure.blur(6)}/>`,
  });
}

function eyes(figure: Figure, form: YoungForm): void {
  const size = EYE_SCALE[form];
  const shared = { iris: IRIS, lid: PLUM, mood: MOOD[form], look: [-0.3, 0.05] } as const;
  eye(figure, 206, form === 1 ? 176 : 168, { ...shared, rx: 22 * size, ry: 24 * size, side: 1 });
  if (form > 1) return;
  eye(figure, 140, 172, { ...shared, rx: 13 * size, ry: 20 * size, side: -1 });
  blush(figure, 236, 222, { rx: 18, ry: 10, color: "#ff7bd0", opacity: 0.6 });
}

/** The cut gem on the brow of the young forms. */
function browGem(figure: Figure, x: number, y: number, radius: number): void {
  const [top, bottom]: [Point, Point] = [
    [x, y - radius * 1.35],
    [x, y + radius * 1.35],
  ];
  const [left, right]: [Point, Point] = [
    [x - radius * 0.9, y - radius * 0.1],
    [x + radius * 0.9, y - radius * 0.1],
  ];
  figure.raw(glowSpot(figure, x, y, radius * 2.4, GEM, 0.5, 10));
  figure.part(poly([top, right, bottom, left], 3), {
    color: GEM,
    material: "metal",
    depth: radius * 0.5,
    occlusion: 0.3,
    over: `<path d="${poly([top, bottom, left])}" fill="#fff" opacity=".35"/>`,
  });
}

/** Rows of scales by their top left corner, how many there are and how wide one is. */
interface Scallops {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
}

/** Rows of scales as raw SVG; every other row is half a scale to the right. */
export function scallops({ x, y, columns, rows, size }: Scallops, color: string): string {
  let scales = "";
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const middle = x + (column + (row % 2) * 0.5) * size;
      scales += scale(middle, y + row * size * 0.6, size, color);
    }
  return scales;
}

const scale = (x: number, y: number, size: number, color: string): string =>
  `<path d="M${x - size / 2} ${y}Q${x - size / 2} ${y + size * 0.62} ${x} ${y + size * 0.74}` +
  `Q${x + size / 2} ${y + size * 0.62} ${x + size / 2} ${y}" fill="none" stroke="${color}" ` +
  'stroke-width="4" opacity=".6" stroke-linecap="round"/>';

/** How a foot is built: thickness of the leg at the top and of the toes, and where the toes end. */
interface FootBuild {
  readonly leg: number;
  readonly toe: number;
  readonly toes: readonly Point[];
}

const SLENDER: FootBuild = { leg: 8, toe: 7, toes: points("-30 4, -8 8, 18 3") };
const STRONG: FootBuild = { leg: 9, toe: 8, toes: points("-32 4, -8 8, 20 3") };

interface FootOptions {
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

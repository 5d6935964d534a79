import { mix } from "../../../kit/color.ts";
import { eye } from "../../../kit/face.ts";
import type { Figure } from "../../../kit/figure.ts";
import { halo } from "../../../kit/light.ts";
import { LINE } from "../../../kit/palette.ts";
import { blob, ellipse, poly } from "../../../kit/path.ts";
import type { Point } from "../../../kit/points.ts";
import { line } from "../../../kit/stroke.ts";
import { curve, curvePoints, polygon } from "../parts/shapes.ts";
import { blush, type Form, fillPath, GOLD, strokePath } from "../parts/surface.ts";
import { BELLY, BRIM, CYAN, FUR, HELMET, IRIS, LAMP, ROSE, SKIN, STEEL } from "./body.ts";

const MOOD = { 1: -0.08, 2: 0.26, 3: 0.66 };
const EYE_SCALE = { 1: 1.75, 2: 1.22, 3: 1.2 };

/** Face without helmet: snout, nose, mouth, eyes; local box about x 90..330, y 150..320. */
export function face(
  figure: Figure,
  { x, y, scale, form }: { x: number; y: number; scale: number; form: Form },
): void {
  figure.at({ x, y, ox: 220, oy: 240, scale }, () => {
    if (form > 1) skull(figure);
    eyes(figure, form);
    snout(figure, form);
    starNose(figure, 116, 252, form === 3 ? 44 : 42);
    figure.raw(strokePath("M196 262L252 254M198 272L256 276M194 282L246 296", 3, LINE, 0.55));
    if (form === 1) blush(figure, 268, 266, { rx: 19, ry: 11 });
  });
}

/** The head shape; the baby has none, because its head and body are one ball. */
function skull(figure: Figure): void {
  figure.part(curve("122 256, 136 186, 196 150, 268 150, 320 190, 334 258, 294 306, 222 322, 154 308"), {
    color: FUR,
    depth: 22,
  });
}

/** In the final form the light is drawn behind the eyes, so that it does not color their whites. */
function eyes(figure: Figure, form: Form): void {
  if (form === 3) {
    halo(figure, 158, 212, 42, CYAN, 0.9);
    halo(figure, 236, 215, 48, CYAN, 0.9);
  }
  const size = EYE_SCALE[form];
  const shared = { iris: IRIS, lid: FUR, mood: MOOD[form] };
  eye(figure, 158, form === 1 ? 214 : 212, { ...shared, rx: 13 * size, ry: 15 * size, side: -1 });
  eye(figure, 236, form === 1 ? 216 : 215, { ...shared, rx: 15 * size, ry: 17 * size, side: 1 });
}

function snout(figure: Figure, form: Form): void {
  figure.part(curve("104 266, 130 236, 182 228, 226 246, 236 284, 196 316, 140 312, 108 292"), {
    color: BELLY,
    depth: 12,
  });
  if (form > 1) buckTeeth(figure);
  figure.raw(line(curvePoints("126 292, 160 297, 204 282"), 5, "#5a2a3a"));
}

function buckTeeth(figure: Figure): void {
  figure.part(polygon("150 294, 182 292, 180 320, 153 321", 4), {
    color: "#fff8ea",
    depth: 4,
    occlusion: 0,
    over: strokePath("M166 292V320", 2.6, "#b58a7a", 0.9),
  });
}

const RAYS = 8;

/** How deep the notches between the rays are, and how much lower than wide the nose is. */
const NOTCH = 0.66;
const FLATNESS = 0.97;

/** The flower-like star nose. */
function starNose(figure: Figure, x: number, y: number, radius: number): void {
  const star = Array.from({ length: RAYS * 2 }, (_, i): Point => {
    const angle = (i / (RAYS * 2)) * 2 * Math.PI - Math.PI / 2;
    const reach = i % 2 ? radius * NOTCH : radius;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * FLATNESS];
  });
  figure.part(blob(star, 0.75), { color: "#ff6f8c", depth: radius * 0.2, occlusion: 0.4 });
  figure.part(ellipse(x, y, radius * 0.56, radius * 0.52), {
    color: SKIN,
    depth: radius * 0.2,
    occlusion: 0.15,
    inner: 1.6,
  });
  const spot = (dx: number, dy: number, rx: number, ry: number, fill: string): string =>
    `<ellipse cx="${x + radius * dx}" cy="${y + radius * dy}" rx="${radius * rx}" ry="${radius * ry}" ${fill}/>`;
  figure.raw(
    spot(-0.16, -0.2, 0.2, 0.12, 'fill="#fff" opacity=".85"') +
      spot(-0.18, 0.16, 0.08, 0.12, 'fill="#7a2a4a"') +
      spot(0.18, 0.16, 0.08, 0.12, 'fill="#7a2a4a"'),
  );
}

/** The crystals on the helmet of the final form. */
const HELMET_CRYSTALS: readonly Crystal[] = [
  { x: 276, y: 110, length: 74, width: 34, rotation: 26, color: ROSE },
  { x: 204, y: 110, length: 64, width: 30, rotation: -20, color: ROSE },
  { x: 240, y: 104, length: 98, width: 42, rotation: 4, color: CYAN },
];

/** Miner helmet, local box about x 100..360, y 84..206; brim to the left. */
export function helmet(
  figure: Figure,
  { x, y, scale, rotation = 0, form }: { x: number; y: number; scale: number; rotation?: number; form: Form },
): void {
  figure.at({ x, y, ox: 228, oy: 150, scale, rotation }, () => {
    if (form === 3) for (const each of HELMET_CRYSTALS) crystal(figure, each);
    shell(figure, form);
    ridge(figure, form);
    brim(figure);
    if (form === 3) {
      lamp(figure, 148, 136, 29, 0.6);
      lamp(figure, 220, 124, 33, 0.35);
    } else lamp(figure, 158, 130, form === 1 ? 26 : 32);
  });
}

/** The shell of the helmet; the baby's is old and has a crack. */
function shell(figure: Figure, form: Form): void {
  const seam = strokePath("M262 88Q292 128 296 178", 9, "#c98a1f", 0.55);
  const crack = strokePath("M300 120l10 10 -4 12 10 10", 4, "#a8641f", 0.7);
  figure.part(curve("116 188, 134 122, 204 82, 284 94, 336 148, 348 194, 290 174, 220 166, 160 174", 0.95), {
    color: HELMET,
    depth: 20,
    over: form === 1 ? seam + crack : seam,
  });
}

/** The middle ridge; gold in the final form. */
function ridge(figure: Figure, form: Form): void {
  figure.part(curve("196 94, 214 76, 236 78, 240 120, 232 168, 204 170, 200 130", 0.9), {
    color: form === 3 ? GOLD : mix(HELMET, "#ff9a2e", 0.25),
    material: form === 3 ? "metal" : "soft",
    depth: 8,
    occlusion: 0.2,
  });
}

function brim(figure: Figure): void {
  figure.part(curve("94 194, 156 164, 230 156, 324 174, 364 204, 300 196, 220 186, 150 194, 104 210", 0.9), {
    color: BRIM,
    depth: 7,
  });
}

/** A lamp in a steel ring; its beam is drawn earlier, below the helmet. */
export function lamp(figure: Figure, x: number, y: number, radius: number, shine = 0.75): void {
  figure.part(ellipse(x, y, radius, radius), { color: STEEL, material: "metal", depth: radius * 0.28 });
  figure.part(ellipse(x - radius * 0.1, y, radius * 0.7, radius * 0.72), {
    color: LAMP,
    material: "glow",
    depth: radius * 0.2,
    occlusion: 0,
  });
  halo(figure, x - radius * 0.1, y, radius * 2.5, "#9fefff", shine);
}

interface LampBeamOptions {
  readonly length: number;
  /** Half its width at the lamp and at the far end. */
  readonly start: number;
  readonly end: number;
  /** Direction; 180 is to the left. */
  readonly degrees: number;
  readonly opacity?: number;
}

/** A cone of lamp light that fades out. */
export function lampBeam(
  figure: Figure,
  x: number,
  y: number,
  { length, start, end, degrees, opacity = 0.6 }: LampBeamOptions,
): void {
  const id = figure.nextId("beam");
  figure.def(
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${length}" y2="0">` +
      `<stop offset="0" stop-color="${LAMP}" stop-opacity="${opacity}"/>` +
      `<stop offset="1" stop-color="${LAMP}" stop-opacity="0"/></linearGradient>`,
  );
  figure.at({ x, y, rotation: degrees }, () => {
    figure.raw(`<path d="M0 ${-start}L${length} ${-end}V${end}L0 ${start}Z" fill="url(#${id})"/>`);
  });
}

/** A six-sided crystal by the middle of its foot, its length, width and lean in degrees (0 is upright). */
export interface Crystal {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
  readonly rotation: number;
  readonly color: string;
}

/** Draws a crystal with a lit left and a dark right facet. */
export function crystal(figure: Figure, { x, y, length, width, rotation, color }: Crystal): void {
  const outline: Point[] = [
    [-width * 0.4, 6],
    [-width * 0.5, -length * 0.66],
    [0, -length],
    [width * 0.5, -length * 0.62],
    [width * 0.4, 6],
  ];
  const lit = `M${-width} 10V${-length * 0.66}L0 ${-length * 1.1}L${-width * 0.1} ${-length * 0.55}V10Z`;
  const dark = `M${width} 10V${-length * 0.6}L${width * 0.18} ${-length * 0.5}V10Z`;
  figure.at({ x, y, rotation }, () => {
    figure.part(poly(outline, 2), {
      color,
      material: "metal",
      depth: width * 0.22,
      occlusion: 0.3,
      over: fillPath(lit, "#ffffff", 0.42) + fillPath(dark, mix(color, LINE, 0.5), 0.45),
    });
  });
}

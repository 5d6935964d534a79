import { eye } from "../../../kit/face.ts";
import type { Figure } from "../../../kit/figure.ts";
import { halo } from "../../../kit/light.ts";
import { blob, ellipse, poly } from "../../../kit/path.ts";
import { itemAt, type Point } from "../../../kit/points.ts";
import { line } from "../../../kit/stroke.ts";
import { curve, curvePoints, points, polygon } from "../parts/shapes.ts";
import { blush, dimmed, type Form, fillPath, GOLD, strokePath } from "../parts/surface.ts";
import { COAT, COPPER, CREAM, drips, EAR_INSIDE, IRIS, NOSE, TONGUE, VERDIGRIS } from "./body.ts";

/** Ears by side and form. */
const EARS = {
  far: {
    1: points("84 196, 92 106, 146 152"),
    2: points("82 204, 94 64, 152 150"),
    3: points("80 204, 86 34, 152 148"),
  },
  near: {
    1: points("204 156, 264 104, 272 204"),
    2: points("194 154, 262 58, 274 206"),
    3: points("192 152, 274 26, 278 206"),
  },
};

/** The skull, with the cheek hair that grows by form. */
const HEAD_SHAPE = {
  1: curvePoints(`
      66 244, 82 180, 132 142, 208 142, 264 182, 282 242, 290 276, 250 308, 172 322,
      96 308, 58 276
    `),
  2: curvePoints(`
      74 240, 90 178, 140 140, 206 140, 260 178, 278 234, 306 260 c, 266 274, 272 304 c,
      226 302, 172 320, 118 302, 78 304 c, 84 276, 46 264 c
    `),
  3: curvePoints(`
      74 240, 88 176, 138 138, 208 138, 262 176, 280 226, 322 236 c, 284 262, 318 292 c,
      266 294, 270 326 c, 220 306, 170 322, 118 306, 70 326 c, 78 294, 30 292 c, 66 262,
      34 236 c
    `),
};

/** What changes from form to form. */
const MOOD = { 1: -0.08, 2: 0.28, 3: 0.62 };
const EYE_SCALE = { 1: 1.5, 2: 1.05, 3: 1.12 };
const MOUTH = "#5a2a2a";
const IRIS_OF_FINAL_FORM = "#ff9a1f";

/** The head of all forms, facing left. */
export function head(
  figure: Figure,
  { x, y, scale, form }: { x: number; y: number; scale: number; form: Form },
): void {
  figure.at({ x, y, ox: 170, oy: 230, scale }, () => {
    ear(figure, EARS.far[form], { round: form === 1 ? 22 : 9, cap: form === 3, isFar: true });
    ear(figure, EARS.near[form], { round: form === 1 ? 24 : 9, cap: form === 3 });
    skull(figure, form);
    muzzle(figure, form);
    eyes(figure, form);
    if (form === 1) cheeks(figure);
    if (form === 3) browGuard(figure);
  });
}

/** Skull with the cream mask of a shiba. */
function skull(figure: Figure, form: Form): void {
  const mask = curve(`
      60 312, 70 262, 104 240, 136 252, 156 214, 178 206, 188 250, 222 238, 264 254,
      290 312, 172 350
    `);
  const brow = (x: number, y: number, radius: number): string =>
    `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 0.8}" fill="${CREAM}"/>`;
  const brows =
    form === 1 ? brow(126, 172, 13) + brow(206, 170, 14) : brow(126, 186, 13) + brow(206, 185, 14);
  figure.part(blob(HEAD_SHAPE[form], 0.95), { color: COAT, depth: 20, deco: fillPath(mask, CREAM) + brows });
}

function muzzle(figure: Figure, form: Form): void {
  figure.part(curve("104 272, 122 246, 158 236, 194 246, 208 272, 188 300, 154 308, 120 298"), {
    color: CREAM,
    depth: 10,
    occlusion: 0.16,
    inner: 0,
  });
  if (form < 3) tongue(figure);
  figure.raw(line(curvePoints("114 278, 132 291, 153 277, 174 291, 194 278"), 5, MOUTH));
  if (form === 3) fangs(figure);
  figure.part(curve("132 252, 152 243, 174 252, 154 272", 0.9), { color: NOSE, depth: 6, occlusion: 0.2 });
  figure.raw('<ellipse cx="146" cy="252" rx="7" ry="3.5" fill="#fff" opacity=".7"/>');
}

function tongue(figure: Figure): void {
  figure.part(curve("140 288, 154 286, 166 288, 166 316, 153 324, 141 316"), {
    color: TONGUE,
    depth: 5,
    occlusion: 0,
    over: strokePath("M153 290V310", 2.6, "#d4506e", 0.8),
  });
}

function fangs(figure: Figure): void {
  for (const x of [128, 176])
    figure.raw(
      `<path d="M${x - 7} 286L${x + 7} 286L${x} 302Z" fill="#fff" stroke="${MOUTH}" stroke-width="3" ` +
        'stroke-linejoin="round"/>',
    );
}

/** In the final form the light is drawn behind the eyes, so that it does not color their whites. */
function eyes(figure: Figure, form: Form): void {
  const y = form === 1 ? 218 : 226;
  const size = EYE_SCALE[form];
  if (form === 3) {
    halo(figure, 120, y, 44, GOLD, 0.9);
    halo(figure, 204, y, 50, GOLD, 0.9);
  }
  const shared = { iris: form === 3 ? IRIS_OF_FINAL_FORM : IRIS, lid: COAT, mood: MOOD[form] };
  eye(figure, 120, y, { ...shared, rx: 15 * size, ry: 18 * size, side: -1 });
  eye(figure, 204, y, { ...shared, rx: 18 * size, ry: 20 * size, side: 1 });
}

function cheeks(figure: Figure): void {
  blush(figure, 238, 268, { rx: 18, ry: 10 });
  blush(figure, 80, 266, { rx: 11, ry: 9 });
}

/** Brow guard of copper with a verdigris flame. */
function browGuard(figure: Figure): void {
  figure.part(polygon("128 150, 150 116, 170 92, 192 114, 216 150, 172 196", 8), {
    color: COPPER,
    material: "metal",
    depth: 9,
    deco: fillPath(drips(110, 230, 112, [18, 34, 12]), VERDIGRIS),
  });
  figure.glow(polygon("172 128, 184 148, 172 172, 160 148", 3), "#ffb347", { blur: 6 });
}

/** The corners of an ear as it is seen: base left, tip, base right. */
type EarTriangle = readonly Point[];

/** Size of the dark inside at base and tip, and how far it is moved down. */
const INSIDE_BASE = 0.56;
const INSIDE_TIP = 0.68;
const INSIDE_DROP = 6;

/** How much of the ear a copper cap covers, from the tip down. */
const CAP_LENGTH = 0.36;

/** One ear; `round` is the rounding of its tip. */
export function ear(
  figure: Figure,
  triangle: EarTriangle,
  { round = 10, cap = false, isFar = false }: { round?: number; cap?: boolean; isFar?: boolean } = {},
): void {
  const [left, tip, right] = [itemAt(triangle, 0), itemAt(triangle, 1), itemAt(triangle, 2)];
  figure.part(poly([left, [...tip, round], right], 10), {
    color: isFar ? dimmed(COAT, 0.14) : COAT,
    depth: 10,
    over: fillPath(earInside(left, tip, right), EAR_INSIDE),
  });
  if (cap) copperCap(figure, left, tip, right);
}

/** The dark inside: the same triangle, smaller. */
function earInside(left: Point, tip: Point, right: Point): string {
  const [midX, midY] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  const shrunk = ([x, y]: Point, size: number): Point => [
    midX + (x - midX) * size,
    midY + (y - midY) * size + INSIDE_DROP,
  ];
  return poly([shrunk(left, INSIDE_BASE), shrunk(tip, INSIDE_TIP), shrunk(right, INSIDE_BASE)], 6);
}

function copperCap(figure: Figure, left: Point, tip: Point, right: Point): void {
  const below = ([x, y]: Point): Point => [
    tip[0] + (x - tip[0]) * CAP_LENGTH,
    tip[1] + (y - tip[1]) * CAP_LENGTH,
  ];
  figure.part(poly([below(left), [tip[0], tip[1] - 4, 6], below(right)], 5), {
    color: COPPER,
    material: "metal",
    depth: 7,
    deco: fillPath(ellipse(tip[0] + 18, tip[1] + 42, 30, 22), VERDIGRIS),
  });
}

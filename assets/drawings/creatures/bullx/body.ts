import { mix } from "../../../kit/color.ts";
import { eye } from "../../../kit/face.ts";
import type { Figure } from "../../../kit/figure.ts";
import { LINE } from "../../../kit/palette.ts";
import { ellipse } from "../../../kit/path.ts";
import { line } from "../../../kit/stroke.ts";
import { taper } from "../../../kit/tube.ts";
import { curve, curvePoints, discs, tube } from "../parts/shapes.ts";
import { blush, type Form } from "../parts/surface.ts";

export const HIDE = "#c4482f";
export const MANE = "#5e2233";
export const HORN = "#f2c35c";
const HORN_FAR = mix(HORN, "#6a3b6a", 0.28);
export const MUZZLE = "#e8a07c";
export const NOSTRIL = "#5a2238";
export const HOOF = "#3b2a44";
export const GLOW = "#4df29b";
export const IRIS = "#28b97a";
const IRIS_FINAL = "#36e08f";

/** Mane and fetlocks of the final form. */
export const EMBER = "#ff8a3d";
export const EMBER_LIGHT = "#ffb648";
export const ENGRAVING = "#8a4a1f";

/** A rising arrow round (0, 0), about 80 wide. */
const ARROW = "M-40 34L-14 2L2 16L26 -16L14 -16L44 -40L42 -2L33 -10L4 30L-12 16L-30 40Z";

/** The glowing brand on flank or shoulder. */
export function brand(figure: Figure, x: number, y: number, scale: number): void {
  figure.at({ x, y, scale }, () => {
    figure.glow(ARROW, GLOW, { blur: 6, opacity: 0.8 });
  });
}

const MOOD = { 1: 0.06, 2: 0.55, 3: 0.75 };

/** The baby's eyes are larger. */
const EYE_SCALE = { 1: 1.42, 2: 1, 3: 1 };

/** The head of all forms, facing left. */
export function head(
  figure: Figure,
  { x, y, scale, form }: { x: number; y: number; scale: number; form: Form },
): void {
  figure.at({ x, y, ox: 150, oy: 270, scale }, () => {
    horn(figure, form, "far");
    ear(figure);
    skull(figure, form);
    horn(figure, form, "near");
    if (form === 3) hornBands(figure);
    tuft(figure);
    muzzle(figure);
    eyes(figure, form);
    if (form === 1) cheeks(figure);
    else noseRing(figure);
  });
}

function ear(figure: Figure): void {
  const inside = curve("214 234, 240 216, 262 220, 248 240, 220 248");
  figure.part(curve("205 225, 240 203, 274 214, 258 246, 216 258"), {
    color: HIDE,
    depth: 7,
    over: `<path d="${inside}" fill="${MUZZLE}" opacity=".65"/>`,
  });
}

/** From the second form on a lighter blaze runs down the face. */
function skull(figure: Figure, form: Form): void {
  const blaze = curve("132 226, 142 270, 136 300, 146 300, 152 262, 150 226");
  const blazeColor = mix(HIDE, "#ffb27a", 0.4);
  figure.part(
    curve("96 240, 110 200, 150 184, 196 196, 218 236, 216 286, 190 330, 140 352, 98 336, 84 290"),
    {
      color: HIDE,
      depth: 18,
      over: form > 1 ? `<path d="${blaze}" fill="${blazeColor}" opacity=".55" ${figure.blur(3)}/>` : "",
    },
  );
}

/** The hair between the horns. */
function tuft(figure: Figure): void {
  figure.part(
    curve(
      `
      108 210 c, 118 176, 150 148 c, 156 170, 184 154 c, 186 182, 210 190 c, 198 216,
      172 220 c, 160 240, 146 220 c, 126 230
    `,
      0.9,
    ),
    { color: MANE, depth: 8 },
  );
}

function muzzle(figure: Figure): void {
  figure.part(curve("72 316, 92 288, 132 282, 172 296, 186 328, 168 362, 124 374, 84 356"), {
    color: MUZZLE,
    depth: 12,
  });
  const nostril = (x: number, rx: number, ry: number, rotation: number): string =>
    `<path d="${ellipse(x, 318, rx, ry, rotation)}" fill="${NOSTRIL}"/>`;
  figure.raw(
    nostril(100, 9, 12, 20) +
      nostril(150, 10, 13, -20) +
      line(curvePoints("98 350, 124 357, 156 348"), 4.5, NOSTRIL),
  );
}

function eyes(figure: Figure, form: Form): void {
  const size = EYE_SCALE[form];
  const shared = {
    iris: form === 3 ? IRIS_FINAL : IRIS,
    lid: HIDE,
    mood: MOOD[form],
    glow: form === 3,
  };
  eye(figure, 110, 262, { ...shared, rx: 14 * size, ry: 18 * size, side: -1 });
  eye(figure, 172, 260, { ...shared, rx: 18 * size, ry: 20 * size, side: 1 });
}

function cheeks(figure: Figure): void {
  blush(figure, 200, 296, { rx: 15, ry: 9, color: "#ff8f7a" });
  blush(figure, 94, 292, { rx: 9, ry: 7, color: "#ff8f7a", opacity: 0.6 });
}

function noseRing(figure: Figure): void {
  const ring = "M116 332 a17 17 0 1 0 20 0";
  figure.raw(
    `<path d="${ring}" fill="none" stroke="${LINE}" stroke-width="12"/>` +
      `<path d="${ring}" fill="none" stroke="${HORN}" stroke-width="6"/>` +
      '<path d="M114 342 a17 17 0 0 0 3 14" fill="none" stroke="#fff3cf" stroke-width="3" stroke-linecap="round"/>',
  );
}

/** The centre lines of both horns by form; from the second form on they end in a point. */
const HORNS = {
  1: { far: discs("112 204 17, 98 184 13, 94 168 8"), near: discs("190 202 19, 204 180 15, 210 162 9") },
  2: {
    far: discs("112 205 20, 78 190 17, 52 160 12, 48 118 4"),
    near: discs("192 206 23, 232 188 20, 262 150 14, 262 98 4"),
  },
  3: {
    far: discs("112 205 24, 66 200 22, 22 172 18, 6 120 12, 22 62 3"),
    near: discs("192 206 28, 244 198 26, 292 164 21, 306 104 14, 284 40 3"),
  },
};

/** One horn of the head. */
export function horn(figure: Figure, form: Form, side: "far" | "near"): void {
  figure.part(taper(HORNS[form][side], { cap1: form === 1 ? "round" : "point" }), {
    color: side === "far" ? HORN_FAR : HORN,
    depth: 11,
    material: "metal",
  });
}

/** Metal bands round the horns of the final form. */
function hornBands(figure: Figure): void {
  figure.part(tube("236 170 9, 248 198 9, 244 224 9"), { color: "#ffe9ad", depth: 5, material: "metal" });
  figure.part(tube("66 178 8, 58 202 8, 66 222 7"), { color: "#c9a25a", depth: 5, material: "metal" });
}

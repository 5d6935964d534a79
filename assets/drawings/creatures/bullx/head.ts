import { mix } from "../../../kit/color.ts";
import { eye } from "../../../kit/face.ts";
import type { Figure } from "../../../kit/figure.ts";
import { LINE } from "../../../kit/palette.ts";
import { ellipse } from "../../../kit/path.ts";
import { line } from "../../../kit/stroke.ts";
import { blush } from "../parts/face-lights.ts";
import type { Form } from "../parts/form.ts";
import { curve, curvePoints } from "../parts/point-lists.ts";
import { HIDE, HORN, IRIS, IRIS_FINAL, MANE, MUZZLE, NOSTRIL } from "./colors.ts";
import { horn, hornBands } from "./horns.ts";

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

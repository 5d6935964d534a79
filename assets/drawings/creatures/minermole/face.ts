import { eye } from "../../../kit/face.ts";
import type { Figure } from "../../../kit/figure.ts";
import { halo } from "../../../kit/light.ts";
import { LINE } from "../../../kit/palette.ts";
import { line } from "../../../kit/stroke.ts";
import { blush } from "../parts/face-lights.ts";
import type { Form } from "../parts/form.ts";
import { strokePath } from "../parts/markings.ts";
import { curve, curvePoints, polygon } from "../parts/point-lists.ts";
import { BELLY, CYAN, FUR, IRIS } from "./colors.ts";
import { starNose } from "./star-nose.ts";

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

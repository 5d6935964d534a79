import { eye } from "../../../kit/face.ts";
import type { Figure } from "../../../kit/figure.ts";
import { halo } from "../../../kit/light.ts";
import { blob, ellipse, poly } from "../../../kit/path.ts";
import type { Point } from "../../../kit/points.ts";
import { curvePoints, polygon } from "../parts/shapes.ts";
import { blush, dimmed, type Form, fillPath } from "../parts/surface.ts";
import { BELLY, BOLT, FIN, IRIS, SKIN } from "./body.ts";

const HEAD_SHAPE = {
  1: curvePoints("74 204, 92 136, 152 96, 226 104, 276 152, 282 220, 232 268, 152 278, 90 254"),
  2: curvePoints("92 198, 110 138, 166 104, 230 116, 268 168, 256 228, 206 258, 142 262, 96 242"),
  3: curvePoints("92 200, 108 142, 164 108, 236 116, 292 158, 274 220, 212 254, 142 262, 96 244"),
};

const JAW = {
  1: curvePoints("84 240, 120 250, 164 240, 180 236, 172 258, 138 274, 100 266"),
  2: curvePoints("74 240, 112 250, 164 240, 192 232, 184 260, 142 278, 92 268"),
  3: curvePoints("62 242, 108 252, 164 240, 196 230, 188 262, 142 282, 80 272"),
};

const SNOUT = {
  1: curvePoints("68 226, 82 204, 118 198, 158 210, 176 232, 140 244, 104 248, 76 242"),
  2: curvePoints("56 222, 72 198, 118 190, 168 206, 194 230, 150 242, 104 250, 66 242"),
  3: curvePoints("42 222, 62 192, 114 186, 168 204, 198 228, 150 242, 100 252, 52 244"),
};

const EARS: Record<Form, readonly EarBlade[]> = {
  1: [
    { x: 214, y: 134, rotation: -44, length: 92, width: 66, isFar: true },
    { x: 250, y: 164, rotation: -14, length: 98, width: 70 },
  ],
  2: [
    { x: 226, y: 136, rotation: -34, length: 214, width: 78, isFar: true },
    { x: 244, y: 172, rotation: -10, length: 222, width: 84 },
  ],
  3: [
    { x: 200, y: 122, rotation: -76, length: 128, width: 62, isFar: true },
    { x: 230, y: 134, rotation: -50, length: 168, width: 70, isFar: true },
    { x: 254, y: 162, rotation: -26, length: 186, width: 76 },
    { x: 258, y: 200, rotation: 0, length: 140, width: 62 },
  ],
};

const CREST = {
  1: { x: 170, y: 112, scale: 0.62, rotation: 0 },
  2: { x: 176, y: 122, scale: 0.96, rotation: 6 },
  3: { x: 178, y: 124, scale: 1.12, rotation: 14 },
};

const MOOD = { 1: -0.09, 2: 0.34, 3: 0.68 };
const EYE_SCALE = { 1: 1.42, 2: 1, 3: 1.06 };
const NOSTRIL_X = { 1: 88, 2: 78, 3: 68 };
const NOSTRIL = "#1b3f8a";

/** Head in profile to the left; ears and crest belong to it. */
export function head(
  figure: Figure,
  { x, y, scale, rotation = 0, form }: { x: number; y: number; scale: number; rotation?: number; form: Form },
): void {
  figure.at({ x, y, ox: 180, oy: 190, scale, rotation }, () => {
    for (const blade of EARS[form]) earBlade(figure, blade);
    skull(figure, form);
    mouth(figure, form);
    eyes(figure, form);
    if (form === 1) blush(figure, 242, 226, { rx: 17, ry: 10 });
    crest(figure, CREST[form]);
  });
}

/** From the second form on a bolt marks the cheek. */
function skull(figure: Figure, form: Form): void {
  const bolt = polygon("232 196, 262 204, 246 214, 264 228, 226 216, 240 208", 2);
  figure.part(blob(HEAD_SHAPE[form]), {
    color: SKIN,
    depth: 22,
    over: form > 1 ? fillPath(bolt, BOLT, 0.95) : "",
  });
}

/** Yellow lower jaw, fangs, blue snout on top. */
function mouth(figure: Figure, form: Form): void {
  figure.part(blob(JAW[form]), { color: BELLY, depth: 9 });
  fang(figure, form === 1 ? 122 : 116, 244);
  if (form === 3) fang(figure, 84, 246);
  figure.part(blob(SNOUT[form]), { color: SKIN, depth: 10, occlusion: 0.35, highlight: 0.65 });
  const x = NOSTRIL_X[form];
  figure.raw(
    fillPath(ellipse(x, 216, 5, 6, 20), NOSTRIL) + fillPath(ellipse(x + 24, 211, 4, 5, 20), NOSTRIL, 0.8),
  );
}

function fang(figure: Figure, x: number, y: number): void {
  const outline: Point[] = [
    [x - 7, y],
    [x + 7, y - 2],
    [x - 1, y + 17],
  ];
  figure.part(poly(outline, 2), { color: "#fff", depth: 3, occlusion: 0, inner: 2 });
}

/** In the final form the light is drawn behind the eyes, so that it does not color their whites. */
function eyes(figure: Figure, form: Form): void {
  if (form === 3) {
    halo(figure, 128, 176, 46, BOLT, 0.9);
    halo(figure, 198, 180, 54, BOLT, 0.9);
  }
  const size = EYE_SCALE[form];
  const shared = { iris: IRIS, lid: SKIN, mood: MOOD[form] };
  eye(figure, 128, 176, { ...shared, rx: 16 * size, ry: 22 * size, side: -1 });
  eye(figure, 198, form === 1 ? 182 : 180, { ...shared, rx: 21 * size, ry: 25 * size, side: 1 });
}

/** An ear by its root, direction in degrees and size. */
interface EarBlade {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly length: number;
  readonly width: number;
  readonly isFar?: boolean;
}

/** Ear: long scythe blade, local origin = root, tip along +x. */
export function earBlade(figure: Figure, { x, y, rotation, length, width, isFar = false }: EarBlade): void {
  const skin = isFar ? dimmed(SKIN, 0.26) : SKIN;
  figure.at({ x, y, rotation }, () => {
    figure.part(
      blob([
        [-16, width * 0.3],
        [-6, -width * 0.34],
        [length * 0.34, -width * 0.6],
        [length * 0.72, -width * 0.44],
        [length, 0.1 * width, "c"],
        [length * 0.7, width * 0.2],
        [length * 0.36, width * 0.46],
        [4, width * 0.56],
      ]),
      {
        color: skin,
        depth: width * 0.22,
        over: fillPath(
          blob([
            [10, width * 0.12],
            [length * 0.32, -width * 0.34],
            [length * 0.68, -width * 0.26],
            [length * 0.92, 0.04 * width, "c"],
            [length * 0.6, width * 0.14],
            [length * 0.3, width * 0.3],
          ]),
          isFar ? dimmed(FIN, 0.2) : FIN,
          0.9,
        ),
      },
    );
  });
}

/** Lightning crest on the forehead, swept back. */
export const crest = (
  figure: Figure,
  { x, y, scale, rotation = 0 }: { x: number; y: number; scale: number; rotation?: number },
): Figure =>
  figure.at({ x, y, scale, rotation }, () => {
    halo(figure, 10, -34, 74, BOLT, 0.5);
    figure.part(polygon("-26 8, -30 -34, -4 -26, 4 -92, 44 -30, 20 -34, 24 6, 0 16", 4), {
      color: BOLT,
      depth: 8,
      material: "glow",
      over: fillPath("M-22 2L-24 -26L0 -16L6 -70L10 -20L-6 -8Z", "#fff8d0", 0.75),
    });
  });

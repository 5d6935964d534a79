import { eye } from "../../../kit/face.ts";
import type { Figure } from "../../../kit/figure.ts";
import { blush } from "../parts/face-lights.ts";
import { curve } from "../parts/point-lists.ts";
import { beak } from "./beak.ts";
import { browGem } from "./brow-gem.ts";
import { BELLY, IRIS, PLUM } from "./colors.ts";
import { type Feather, feather } from "./feather.ts";

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

import { mix } from "../../../kit/color.ts";
import type { Figure } from "../../../kit/figure.ts";
import type { Form } from "../parts/form.ts";
import { strokePath } from "../parts/markings.ts";
import { curve } from "../parts/point-lists.ts";
import { GOLD } from "../parts/tones.ts";
import { BRIM, CYAN, HELMET, ROSE } from "./colors.ts";
import { type Crystal, crystal } from "./crystal.ts";
import { lamp } from "./lamp.ts";

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

import { eye } from "../../../kit/face.ts";
import type { Figure } from "../../../kit/figure.ts";
import { eyeGlow } from "../parts/face-lights.ts";
import { curve } from "../parts/point-lists.ts";
import { shard } from "../parts/shard.ts";
import { beak } from "./beak.ts";
import { broadFeather } from "./broad-feather.ts";
import { BEAK, FINAL_BELLY, FINAL_PLUM, GEM, IRIS } from "./colors.ts";
import type { Feather } from "./feather.ts";

const CREST: readonly Feather[] = [
  { x: 268, y: 138, length: 96, width: 44, rotation: -42 },
  { x: 250, y: 120, length: 128, width: 44, rotation: -68 },
  { x: 224, y: 110, length: 112, width: 44, rotation: -94 },
];

/** Head of the final form, facing left, with three crest feathers; a gold brow band carries the gem. */
export function finalHead(figure: Figure, { x, y, scale }: { x: number; y: number; scale: number }): void {
  figure.at({ x, y, ox: 205, oy: 180, scale }, () => {
    for (const each of CREST) broadFeather(figure, each);
    skull(figure);
    figure.at({ x: 160, y: 188, ox: 160, oy: 188, scale: 0.93 }, () => beak(figure));
    eye(figure, 208, 168, { rx: 25, ry: 26, iris: IRIS, lid: FINAL_PLUM, mood: 0.5, look: [-0.3, 0.05] });
    eyeGlow(figure, 204, 170, 36, IRIS);
    figure.part(curve("140 128, 160 108, 196 94, 216 92, 214 106, 178 120, 150 142", 0.9), {
      color: BEAK,
      material: "metal",
      depth: 5,
    });
    shard(figure, { x: 158, y: 116, width: 32, height: 50, rotation: -24, color: GEM, glow: 0.7 });
  });
}

function skull(figure: Figure): void {
  const cheek = curve("130 190, 160 214, 204 226, 236 262, 170 280, 120 240");
  figure.part(curve("150 118, 208 92, 266 112, 292 168, 284 226, 236 262, 176 256, 136 222, 126 168"), {
    color: FINAL_PLUM,
    depth: 22,
    over: `<path d="${cheek}" fill="${FINAL_BELLY}" opacity=".5" ${figure.blur(6)}/>`,
  });
}

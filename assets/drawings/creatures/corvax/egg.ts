import { egg } from "../../../kit/egg.ts";
import { eye } from "../../../kit/face.ts";
import { Figure } from "../../../kit/figure.ts";
import { STAT } from "../../../kit/palette.ts";
import { curve, discs } from "../parts/shapes.ts";
import { DARK, feather, IRIS, PLUM, scallops, TIP } from "./body.ts";

/** Corvax, egg: scale scallops, a painted eye, three feathers. */
export function corvaxEgg(): string {
  const figure = new Figure();
  egg(figure, {
    color: PLUM,
    light: STAT.magic,
    behind: () => feathers(figure),
    deco: scallops({ x: 120, y: 262, columns: 8, rows: 6, size: 46 }, TIP) + stars(),
    front: () => paintedEye(figure),
  });
  return figure.fit({ pad: 14, ground: 484 }).render();
}

function feathers(figure: Figure): void {
  feather(figure, { x: 262, y: 118, length: 100, width: 34, rotation: -128 });
  feather(figure, { x: 262, y: 118, length: 100, width: 34, rotation: -52 });
  feather(figure, { x: 258, y: 112, length: 112, width: 36, rotation: -90 });
}

const stars = (): string =>
  discs("190 230 3, 300 150 4, 330 210 3, 280 220 2.5, 220 120 3, 170 200 2")
    .map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="#e9e3ff" opacity=".85"/>`)
    .join("");

function paintedEye(figure: Figure): void {
  figure.part(curve("196 196, 256 164, 316 196, 256 232", 0.9), { color: DARK, depth: 6, occlusion: 0.2 });
  eye(figure, 256, 198, { rx: 26, ry: 26, iris: IRIS, lid: DARK, mood: 0, look: [0, 0], glow: true });
}

import { Figure } from "../../../kit/figure.ts";
import { aura, shadow, sparks } from "../../../kit/light.ts";
import { LINE } from "../../../kit/palette.ts";
import { poly } from "../../../kit/path.ts";
import { discs } from "../parts/shapes.ts";
import { fillPath } from "../parts/surface.ts";
import { BLOCK, BLOCK_TOP, cubeChain, forearm, hexagonCore, ORANGE, ROCK_DARK, rock, vein } from "./body.ts";
import { head } from "./head.ts";

/** The ground ring of blocks. */
const RING: BlockRing = { cx: 248, cy: 466, rx: 220, ry: 32, count: 26 };

/** Satoshium, final: arc of nine cubes, cracked shoulders, hexagon crown. */
export function satoshiumForm3(): string {
  const figure = new Figure();
  aura(figure, ORANGE, { cx: 250, cy: 250, r: 240, ring: false });
  blockRing(figure, RING, "back");
  shadow(figure, 262, 462, 206, 26, 0.55);
  cubeArc(figure);
  farArm(figure);
  legs(figure);
  torso(figure);
  nearArm(figure);
  head(figure, { x: 242, y: 158, scale: 0.9, rotation: -3, crown: true });
  blockRing(figure, RING, "front");
  sparks(figure, discs("482 150 12, 470 330 11, 24 300 9"), BLOCK_TOP);
  return figure.fit({ pad: 14, ground: 478 }).render();
}

/** Arc of nine cubes: from the planted fist over the head to the raised hand. */
function cubeArc(figure: Figure): void {
  cubeChain(
    figure,
    [
      [34, 216, 10, 10],
      [46, 160, 12, -12],
      [74, 108, 14, 18],
      [118, 66, 15, -6],
      [172, 32, 17, 12],
      [232, 14, 18, -10],
      [294, 16, 20, 8],
      [354, 40, 22, -12],
      [426, 70, 42, 10],
    ],
    0.45,
  );
}

/** Raised far arm. */
function farArm(figure: Figure): void {
  rock(figure, "338 222, 384 190, 432 206, 436 262, 382 296", { color: ROCK_DARK });
  forearm(figure, { x: 424, y: 252, scale: 0.7, rotation: 172, color: ROCK_DARK, veins: true });
}

/** Wide legs. */
function legs(figure: Figure): void {
  rock(figure, "190 376, 252 366, 262 416, 258 466, 160 466, 172 416", { color: ROCK_DARK });
  rock(figure, "300 366, 362 370, 392 420, 412 466, 310 466", { color: ROCK_DARK });
}

/** Torso leans to the planted fist. */
function torso(figure: Figure): void {
  rock(figure, "114 226, 180 170, 306 162, 386 206, 400 282, 356 368, 272 402, 186 366, 126 300", {
    depth: 32,
    radius: 16,
    light: ["114 226, 180 170, 250 166, 194 220"],
    dark: ["400 282, 356 368, 272 402, 318 344, 352 276"],
    cracks: "M268 400L258 376L274 356",
  });
  vein(figure, "M372 216L342 238L350 266L328 292");
  vein(figure, "M342 238L318 226L306 204", 3.5);
  hexagonCore(figure, 258, 294, 68, 0.95);
}

/** Cracked shoulder and planted arm. */
function nearArm(figure: Figure): void {
  rock(figure, "46 232, 74 180, 134 168, 186 206, 184 274, 120 306, 56 284", {
    depth: 20,
    light: ["46 232, 74 180, 134 168, 112 214, 70 248"],
    dark: ["184 274, 120 306, 108 284, 166 250"],
  });
  vein(figure, "M84 186L104 212L92 238L124 262L118 290");
  vein(figure, "M104 212L138 206L156 224", 3.5);
  forearm(figure, { x: 94, y: 288, scale: 1.08, rotation: 6, veins: true });
}

/** A ring on the ground, seen from above. */
interface BlockRing {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  readonly count: number;
}

/** The loose blocks of one half of a ring on the ground. */
function blockRing(figure: Figure, { cx, cy, rx, ry, count }: BlockRing, half: "back" | "front"): void {
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) / count) * 2 * Math.PI;
    if (Math.sin(angle) > 0 !== (half === "front")) continue;
    block(figure, cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry, 10 + 3 * Math.sin(angle));
  }
}

/** One block; `size` is half its width. */
function block(figure: Figure, x: number, y: number, size: number): void {
  const [left, right] = [x - size, x + size];
  const top = poly([
    [left, y - size * 0.9],
    [x, y - size * 1.4],
    [right, y - size * 0.9],
    [x, y - size * 0.4],
  ]);
  const body = poly([
    [left, y - size * 0.9],
    [x, y - size * 1.4],
    [right, y - size * 0.9],
    [right, y + size * 0.3],
    [x, y + size * 0.8],
    [left, y + size * 0.3],
  ]);
  figure.raw(
    `<path d="${body}" fill="${BLOCK}" stroke="${LINE}" stroke-width="5" stroke-linejoin="round"/>` +
      fillPath(body, BLOCK) +
      fillPath(top, BLOCK_TOP),
  );
}

import { eye } from "../../../kit/face.ts";
import { Figure } from "../../../kit/figure.ts";
import { halo, shadow, sparks } from "../../../kit/light.ts";
import { STAT } from "../../../kit/palette.ts";
import { blob } from "../../../kit/path.ts";
import { calmAura, shard } from "../parts/crystal.ts";
import { curve, discs } from "../parts/shapes.ts";
import { eyeGlow, GOLD_LIGHT } from "../parts/surface.ts";
import {
  BEAK,
  beak,
  type Feather,
  FINAL_BELLY,
  FINAL_MIDDLE,
  FINAL_PLUM,
  GEM,
  IRIS,
  strongFoot,
  TIP,
} from "./body.ts";

/** Corvax, final: one wing raised, one swept down like a cloak, gold gorget and gems. */
export function corvaxForm3(): string {
  const figure = new Figure();
  calmAura(figure, STAT.magic, { cx: 262, cy: 236, r: 246, opacity: 0.6 });
  halo(figure, 220, 186, 200, "#c79bff", 0.7);
  shadow(figure, 270, 462, 150, 20, 0.5);
  tail(figure);
  // raised far wing
  cloakWing(figure, { x: 314, y: 284, scale: 1, rotation: -1, primaries: 6 });
  strongFoot(figure, { x: 292, top: 384, y: 444, scale: 1.1, isFar: true });
  strongFoot(figure, { x: 238, top: 390, y: 454, scale: 1.2 });
  body(figure);
  // near wing sweeps down to the left like a cloak
  cloakWing(figure, { x: 204, y: 300, scale: 0.7, rotation: -86, flip: true, primaries: 5 });
  ruff(figure);
  gorget(figure);
  finalHead(figure, { x: 212, y: 164, scale: 0.98 });
  // two orbiting gems only
  shard(figure, { x: 52, y: 290, width: 34, height: 56, rotation: 14, color: GEM, glow: 0.6 });
  shard(figure, { x: 484, y: 378, width: 32, height: 52, rotation: -14, color: GEM, glow: 0.6 });
  sparks(figure, discs("118 70 12, 52 150 10, 454 440 10"), GOLD_LIGHT);
  return figure.fit({ pad: 14, ground: 474 }).render();
}

/** Tail: three broad feathers to the lower right. */
function tail(figure: Figure): void {
  const root = { x: 318, y: 344, width: 56 };
  broadFeather(figure, { ...root, rotation: 64, length: 118 });
  broadFeather(figure, { ...root, rotation: 46, length: 150 });
  broadFeather(figure, { ...root, rotation: 28, length: 152 });
}

function body(figure: Figure): void {
  figure.part(
    curve(`
      182 266, 208 216, 262 200, 322 222, 360 286, 356 352, 312 402, 248 412, 196 380,
      174 324
    `),
    {
      color: FINAL_PLUM,
      depth: 28,
      over:
        `<path d="${curve("176 250, 232 262, 276 332, 258 420, 190 430, 150 340")}" fill="${FINAL_BELLY}" opacity=".85" ${figure.blur(6)}/>` +
        '<path d="M206 346q16 16 32 0q16 16 30 -2M212 374q14 14 28 0q12 12 22 0" fill="none"' +
        ' stroke="#b4a8f2" stroke-width="4" stroke-linecap="round" opacity=".7"/>',
    },
  );
}

function ruff(figure: Figure): void {
  figure.part(
    curve(
      `
      158 244, 190 216, 252 210, 290 240, 280 282 c, 254 268, 238 300 c, 216 274,
      190 304 c, 178 272, 152 282 c
    `,
      0.9,
    ),
    {
      color: FINAL_MIDDLE,
      depth: 8,
    },
  );
}

/** Gold gorget with its gem. */
function gorget(figure: Figure): void {
  figure.part(curve("168 246, 218 268, 276 244, 272 268, 220 296, 172 270", 0.9), {
    color: BEAK,
    material: "metal",
    depth: 7,
  });
  shard(figure, { x: 220, y: 288, width: 36, height: 52, color: GEM, glow: 0.6 });
}

const CREST: readonly Feather[] = [
  { x: 268, y: 138, length: 96, width: 44, rotation: -42 },
  { x: 250, y: 120, length: 128, width: 44, rotation: -68 },
  { x: 224, y: 110, length: 112, width: 44, rotation: -94 },
];

/** Head of the final form, facing left, with three crest feathers; a gold brow band carries the gem. */
function finalHead(figure: Figure, { x, y, scale }: { x: number; y: number; scale: number }): void {
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

interface CloakWingOptions {
  /** The shoulder. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Degrees; at 0 the wing opens up and to the right. */
  readonly rotation: number;
  readonly flip?: boolean;
  /** How many long outer feathers. */
  readonly primaries: number;
}

/** Wing of the final form in three readable zones: primaries with teal tips, a scalloped middle band, the arm. */
function cloakWing(figure: Figure, options: CloakWingOptions): void {
  const { x, y, scale, rotation, flip = false, primaries } = options;
  figure.at({ x, y, scale, rotation, flip }, () => {
    for (let i = 0; i < primaries; i++) broadFeather(figure, primary(i / (primaries - 1)));
    middleBand(figure);
    arm(figure);
  });
}

/** The primary at t = 0..1 from the lowest to the topmost. */
const primary = (t: number): Feather => ({
  x: 24 + 34 * t,
  y: -18 - 84 * t,
  rotation: 8 - 92 * t,
  length: 168 + 44 * Math.sin(Math.PI * (0.15 + 0.7 * t)),
  width: 68,
});

/** One shape with a scalloped edge instead of many small feathers. */
function middleBand(figure: Figure): void {
  figure.part(
    curve(
      `
      4 24, 54 30, 96 16, 104 -16 c, 130 -40, 118 -70 c, 134 -106, 108 -128 c, 110 -170,
      78 -176 c, 56 -204, 30 -150, 24 -90, -6 -20
    `,
      0.9,
    ),
    { color: FINAL_MIDDLE, depth: 14, occlusion: 0.35 },
  );
}

function arm(figure: Figure): void {
  figure.part(
    curve("-16 26, -14 -22, 10 -92, 26 -138, 46 -158, 62 -134, 64 -92, 50 -40, 28 18, 4 40", 0.95),
    { color: FINAL_PLUM, depth: 12, occlusion: 0.3 },
  );
}

/** A broad feather of the final form; its teal tip has a clear edge. */
function broadFeather(figure: Figure, { x, y, rotation, length, width }: Feather): void {
  const vane = blob([
    [0, -width * 0.3],
    [length * 0.42, -width * 0.54],
    [length * 0.72, -width * 0.45],
    [length * 0.9, -width * 0.22],
    [length * 1.02, 0, "c"],
    [length * 0.9, width * 0.22],
    [length * 0.72, width * 0.45],
    [length * 0.42, width * 0.54],
    [0, width * 0.3],
  ]);
  const tip =
    `<path d="M${length * 0.56} ${-width}Q${length * 0.7} 0 ${length * 0.56} ${width}` +
    `H${length * 1.1}V${-width}Z" fill="${TIP}"/>`;
  const shaft =
    `<path d="M${length * 0.4} 0H${length * 0.86}" stroke="#fff" stroke-width="3" opacity=".28"` +
    ` stroke-linecap="round"/>`;
  figure.at({ x, y, rotation }, () => {
    figure.part(vane, {
      color: FINAL_PLUM,
      depth: width * 0.26,
      occlusion: 0.35,
      deco: tip,
      over: shaft,
    });
  });
}

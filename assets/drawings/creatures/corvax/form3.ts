import { Figure } from "../../../kit/figure.ts";
import { halo, shadow, sparks } from "../../../kit/light.ts";
import { STAT } from "../../../kit/palette.ts";
import { calmAura } from "../parts/ground-ring.ts";
import { curve, discs } from "../parts/point-lists.ts";
import { shard } from "../parts/shard.ts";
import { GOLD_LIGHT } from "../parts/tones.ts";
import { broadFeather } from "./broad-feather.ts";
import { cloakWing } from "./cloak-wing.ts";
import { BEAK, FINAL_BELLY, FINAL_MIDDLE, FINAL_PLUM, GEM } from "./colors.ts";
import { finalHead } from "./final-head.ts";
import { strongFoot } from "./foot.ts";

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

import { Figure } from "../../../kit/figure.ts";
import { aura, shadow, sparks } from "../../../kit/light.ts";
import { STAT } from "../../../kit/palette.ts";
import { eyeGlow } from "../parts/face-lights.ts";
import { curve, discs } from "../parts/point-lists.ts";
import { BRASS, GOLD_LIGHT } from "../parts/tones.ts";
import { BELLY, GREEN, PETAL_DEEP, PETAL_LIGHT } from "./colors.ts";
import { stamenCrown } from "./crown.ts";
import { face } from "./face.ts";
import { foot } from "./foot.ts";
import { heart } from "./heart.ts";
import { leafArm } from "./leaf-arm.ts";
import { ruff } from "./petals.ts";
import { topLeaves } from "./top-leaves.ts";
import { vineCape } from "./vine-cape.ts";

/** Hugbloom, final: double ruff, vine cape, arms as big as the body. */
export function hugbloomForm3(): string {
  const figure = new Figure();
  aura(figure, STAT.stamina, { cx: 258, cy: 230, r: 240, rays: 11 });
  shadow(figure, 264, 464, 190, 20, 0.5);
  vineCape(figure);
  foot(figure, 304, 470, 40, true);
  foot(figure, 208, 476, 43);
  leafArms(figure);
  body(figure);
  necklace(figure);
  doubleRuff(figure);
  face(figure, { cx: 254, cy: 192, radius: 90, eyeSize: 1.06, mood: 0.4 });
  eyeGlow(figure, 218, 187, 30, "#8dff9a");
  eyeGlow(figure, 286, 187, 30, "#8dff9a");
  topLeaves(figure, 256, 112, 1.08);
  stamenCrown(figure, 256, 106);
  pollenHearts(figure);
  sparks(figure, discs("186 14 9, 330 14 9, 40 96 9, 476 96 9"), GOLD_LIGHT);
  return figure.fit({ pad: 14, ground: 474 }).render();
}

/** Giant leaf arms, raised in a V. */
function leafArms(figure: Figure): void {
  const shared = {
    y: 330,
    stem: [66, -18],
    leaf: { length: 224, width: 68, rotation: -52, bend: -14 },
    stemWidth: 20,
  } as const;
  leafArm(figure, { ...shared, x: 322, rotation: -10, isFar: true });
  leafArm(figure, { ...shared, x: 190, rotation: 10, flip: true });
}

function body(figure: Figure): void {
  figure.part(curve("168 350, 186 288, 256 264, 326 288, 344 352, 332 422, 256 454, 180 422"), {
    color: GREEN,
    depth: 26,
    over: `<ellipse cx="252" cy="390" rx="64" ry="56" fill="${BELLY}" opacity=".95" ${figure.blur(4)}/>`,
  });
  heart(figure, 252, 402, 35, 0.75);
}

/** Gold necklace of seeds. */
function necklace(figure: Figure): void {
  figure.part(
    curve(
      `
      170 296, 212 326, 256 334, 300 326, 342 296, 340 314, 300 344, 256 352, 212 344,
      172 314
    `,
      0.9,
    ),
    {
      color: BRASS,
      material: "metal",
      depth: 6,
    },
  );
}

/** Double ruff: pointed outside, round inside. */
function doubleRuff(figure: Figure): void {
  ruff(figure, {
    cx: 256,
    cy: 188,
    count: 11,
    length: 156,
    width: 48,
    color: PETAL_DEEP,
    start: -90,
    pointed: true,
  });
  ruff(figure, { cx: 256, cy: 188, count: 11, length: 124, width: 38, color: PETAL_LIGHT, start: -74 });
}

/** Pollen hearts. */
function pollenHearts(figure: Figure): void {
  for (const [x, y, size] of discs("92 76 15, 424 76 15, 40 366 12, 474 366 12, 150 34 9, 366 34 9"))
    heart(figure, x, y, size, 0.5);
}

import { mix } from "../../../kit/color.ts";
import { Figure } from "../../../kit/figure.ts";
import { shadow } from "../../../kit/light.ts";
import { curve } from "../parts/shapes.ts";
import {
  BELLY,
  foot,
  GREEN,
  heart,
  leafArm,
  PETAL,
  PETAL_DEEP,
  PETAL_LIGHT,
  petal,
  STEM,
  topLeaves,
} from "./body.ts";
import { face } from "./face.ts";

/** Hugbloom, baby: bud with closed petals and tiny leaves. */
export function hugbloomForm1(): string {
  const figure = new Figure();
  shadow(figure, 262, 464, 92, 15, 0.5);
  foot(figure, 288, 458, 25, true);
  foot(figure, 230, 462, 27);
  leafArms(figure);
  body(figure);
  hood(figure);
  collar(figure);
  face(figure, { cx: 254, cy: 268, radius: 96, eyeSize: 1.58, mood: 0, smile: "small" });
  innerPetals(figure);
  topLeaves(figure, 256, 104, 0.62);
  return figure.fit({ pad: 14, ground: 466 }).render();
}

function leafArms(figure: Figure): void {
  const shared = {
    y: 396,
    stem: [26, -8],
    leaf: { length: 78, width: 27, rotation: -40, bend: 8 },
    stemWidth: 9,
  } as const;
  leafArm(figure, { ...shared, x: 306, rotation: 6, isFar: true });
  leafArm(figure, { ...shared, x: 206, rotation: -6, flip: true });
}

function body(figure: Figure): void {
  figure.part(curve("196 406, 212 362, 256 348, 300 362, 318 408, 302 446, 256 456, 210 446"), {
    color: GREEN,
    depth: 18,
    over: `<ellipse cx="252" cy="424" rx="34" ry="28" fill="${BELLY}" opacity=".95" ${figure.blur(3)}/>`,
  });
  heart(figure, 252, 420, 14);
}

/** Closed petals make a pointed hood behind the face. */
function hood(figure: Figure): void {
  const side = { y: 262, length: 138, width: 50, color: PETAL_DEEP };
  petal(figure, { ...side, x: 256, rotation: -158 });
  petal(figure, { ...side, x: 256, rotation: -22 });
  const upper = { y: 262, length: 158, width: 56, pointed: true };
  petal(figure, { ...upper, x: 252, rotation: -128, color: mix(PETAL, PETAL_DEEP, 0.3) });
  petal(figure, { ...upper, x: 260, rotation: -52, color: mix(PETAL, PETAL_DEEP, 0.4) });
  petal(figure, { x: 256, y: 270, rotation: -90, length: 190, width: 66, color: PETAL, pointed: true });
}

/** Leaf collar under the head. */
function collar(figure: Figure): void {
  const leaf = { x: 256, y: 306, length: 108, width: 30, pointed: true };
  petal(figure, { ...leaf, rotation: 8, color: STEM });
  petal(figure, { ...leaf, rotation: 172, color: STEM });
  petal(figure, { ...leaf, rotation: 42, color: GREEN });
  petal(figure, { ...leaf, rotation: 138, color: GREEN });
  petal(figure, { ...leaf, rotation: 90, length: 90, color: mix(GREEN, BELLY, 0.2) });
}

/** Curled inner petals that overlap the brow. */
function innerPetals(figure: Figure): void {
  figure.part(curve("256 128 c, 306 154, 352 222, 350 246 c, 308 214, 268 196, 250 186", 0.9), {
    color: PETAL,
    depth: 11,
  });
  figure.part(curve("256 122 c, 206 152, 158 222, 158 248 c, 196 212, 240 194, 280 168", 0.9), {
    color: PETAL_LIGHT,
    depth: 12,
  });
}

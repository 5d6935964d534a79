import { mix } from "../../../kit/color.ts";
import { Figure } from "../../../kit/figure.ts";
import { shadow, sparks } from "../../../kit/light.ts";
import { curve, discs } from "../parts/shapes.ts";
import { BELLY, foot, GREEN, heart, leafArm, PETAL, PETAL_LIGHT, ruff, topLeaves } from "./body.ts";
import { face } from "./face.ts";

/** Hugbloom, young: round petal ruff, leaf arms open wide. */
export function hugbloomForm2(): string {
  const figure = new Figure();
  shadow(figure, 262, 472, 136, 20, 0.5);
  foot(figure, 306, 468, 39, true);
  foot(figure, 206, 474, 41);
  leafArms(figure);
  body(figure);
  doubleRuff(figure);
  face(figure, { cx: 256, cy: 190, radius: 96, eyeSize: 1.08, mood: 0.08 });
  topLeaves(figure, 256, 100, 1);
  sparks(figure, discs("78 120 11, 434 126 12, 420 410 9"), PETAL_LIGHT);
  return figure.fit({ pad: 14, ground: 474 }).render();
}

function leafArms(figure: Figure): void {
  const shared = {
    y: 328,
    rotation: 0,
    stem: [58, -14],
    leaf: { length: 152, width: 52, rotation: -40, bend: -10 },
    stemWidth: 15,
  } as const;
  leafArm(figure, { ...shared, x: 328, isFar: true });
  leafArm(figure, { ...shared, x: 184, flip: true });
}

function body(figure: Figure): void {
  figure.part(curve("166 348, 186 292, 256 268, 326 292, 346 350, 332 418, 256 450, 180 418"), {
    color: GREEN,
    depth: 28,
    over:
      `<ellipse cx="250" cy="382" rx="60" ry="52" fill="${BELLY}" opacity=".95" ${figure.blur(4)}/>` +
      '<path d="M186 336l8 8M204 312l8 8M318 336l-8 8M314 400l-8 -6M192 404l8 -6" stroke="#4d9c3f"' +
      ' stroke-width="4" stroke-linecap="round" opacity=".5"/>',
  });
  heart(figure, 250, 378, 27);
}

function doubleRuff(figure: Figure): void {
  ruff(figure, {
    cx: 256,
    cy: 186,
    count: 10,
    length: 156,
    width: 44,
    color: mix(PETAL, "#b02f7a", 0.3),
    start: -8,
  });
  ruff(figure, { cx: 256, cy: 186, count: 10, length: 133, width: 40, color: PETAL, start: 10 });
}

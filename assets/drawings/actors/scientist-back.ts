import { LINE } from "../../kit/palette.ts";
import { blob, ellipse, rect } from "../../kit/path.ts";
import { CX, type Outfit, SCIENTIST, type ScientistFigure, scientistFigure } from "./scientist-figure.ts";
import type { Pose } from "./scientist-pose.ts";
import { drawArmBehind, drawArmsInFront } from "./scientist-upright-arms.ts";
import { headTilt, hemSway, uprightCoat } from "./scientist-upright-coat.ts";
import { drawUprightLegs } from "./scientist-upright-legs.ts";

/** The scientist walking up the picture, away from the player. */
export function scientistBack(pose: Pose, outfit: Outfit = SCIENTIST): string {
  return scientistFigure(outfit, 56 + pose.up / 2, (figure) => {
    drawUprightLegs(figure, pose, "back");
    drawArmBehind(figure, pose, "back");
    drawCoat(figure, pose);
    drawCollar(figure, pose.up);
    drawArmsInFront(figure, pose, "back");
    drawBackHead(figure, pose.up * 1.25, headTilt(pose));
  });
}

/** With a vent in the middle and a half belt with two buttons. */
function drawCoat(figure: ScientistFigure, pose: Pose): void {
  const { up } = pose;
  const sway = hemSway(pose);
  const { coat, coatLine, trim } = figure.outfit;
  const button = (x: number): string => `<circle cx="${x}" cy="${219.5 + up}" r="3.4" fill="${trim}"/>`;
  figure.part(uprightCoat(pose, sway), {
    color: coat,
    depth: 18,
    over:
      `<path d="M${CX} ${174 + up}V${206 + up}" stroke="${coatLine}" stroke-width="3" opacity=".7"/>` +
      `<path d="M${CX} ${232 + up}L${CX + sway} ${262 + up}" stroke="${coatLine}" stroke-width="5"/>` +
      `<rect x="${CX - 26}" y="${212 + up}" width="52" height="15" rx="6" fill="#ffffff" stroke="${coatLine}" stroke-width="3.5"/>` +
      button(CX - 17) +
      button(CX + 17),
  });
}

function drawCollar(figure: ScientistFigure, up: number): void {
  const collar = blob(
    [
      [CX - 30, 164 + up],
      [CX, 156 + up],
      [CX + 30, 164 + up],
      [CX + 22, 180 + up],
      [CX, 184 + up],
      [CX - 22, 180 + up],
    ],
    0.9,
  );
  figure.part(collar, { color: figure.outfit.collar, depth: 5, occlusion: 0.3 });
}

/** The head from behind, moved by `dy` and leaning by `tilt` degrees: ears, hair, the strap of the goggles. */
function drawBackHead(figure: ScientistFigure, dy: number, tilt: number): void {
  figure.at({ x: CX, y: 160 + dy, ox: CX, oy: 160, rotation: tilt }, () => {
    for (const side of [-1, 1])
      figure.part(ellipse(CX + side * 64, 118, 11, 14), { color: figure.outfit.skin, depth: 6 });
    drawHair(figure);
    drawStrap(figure);
    figure.outfit.hat?.(figure, "back");
  });
}

/** The hair: one shape with ragged ends. */
function drawHair(figure: ScientistFigure): void {
  const hair = blob(
    [
      [58, 128],
      [52, 88],
      [60, 54],
      [50, 38, "c"],
      [80, 34],
      [86, 10, "c"],
      [110, 20],
      [130, 2, "c"],
      [148, 18],
      [174, 10, "c"],
      [178, 34],
      [206, 36, "c"],
      [196, 54],
      [204, 88],
      [198, 128],
      [206, 156, "c"],
      [182, 148],
      [170, 170, "c"],
      [150, 154],
      [128, 176, "c"],
      [106, 154],
      [86, 170, "c"],
      [74, 148],
      [50, 156, "c"],
    ],
    0.85,
  );
  figure.part(hair, {
    color: figure.outfit.hair,
    depth: 22,
    over:
      `<path d="M82 44Q122 18 168 42" stroke="${figure.outfit.hairShine}" stroke-width="7" fill="none" opacity=".35" stroke-linecap="round" ${figure.blur(2)}/>` +
      '<path d="M96 96Q92 128 88 156M128 100Q130 134 128 164M160 96Q164 128 168 156" stroke="#5f2a22" stroke-width="4" fill="none" opacity=".55" stroke-linecap="round"/>',
  });
}

/** The strap with a buckle; the brass rims of the goggles are visible at both sides. */
function drawStrap(figure: ScientistFigure): void {
  for (const side of [-1, 1])
    figure.part(ellipse(CX + side * 68, 64, 8, 15), {
      color: figure.outfit.brass,
      material: "metal",
      depth: 5,
    });
  const strap = blob(
    [
      [56, 58],
      [92, 68],
      [128, 72],
      [164, 68],
      [200, 58],
      [200, 72],
      [164, 84],
      [128, 88],
      [92, 84],
      [56, 72],
    ],
    0.8,
  );
  figure.part(strap, { color: figure.outfit.strap, depth: 5 });
  figure.part(rect(CX - 12, 68, 24, 22, 6), { color: figure.outfit.brass, material: "metal", depth: 5 });
  figure.raw(`<rect x="${CX - 5}" y="75" width="10" height="8" rx="2" fill="${LINE}"/>`);
}

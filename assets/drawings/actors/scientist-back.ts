import { blob } from "../../kit/path.ts";
import { drawBackHead } from "./scientist-back-head.ts";
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

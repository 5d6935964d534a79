import { poly } from "../../kit/path.ts";
import { CX, type Outfit, SCIENTIST, type ScientistFigure, scientistFigure } from "./scientist-figure.ts";
import { drawFrontHead } from "./scientist-front-head.ts";
import type { Pose } from "./scientist-pose.ts";
import { drawArmBehind, drawArmsInFront } from "./scientist-upright-arms.ts";
import { headTilt, uprightCoat } from "./scientist-upright-coat.ts";
import { drawUprightLegs } from "./scientist-upright-legs.ts";

/** The scientist walking down the picture, toward the player. */
export function scientistFront(pose: Pose, outfit: Outfit = SCIENTIST): string {
  return scientistFigure(outfit, 56 + pose.up / 2, (figure) => {
    drawUprightLegs(figure, pose, "front");
    drawArmBehind(figure, pose, "front");
    drawCoat(figure, pose);
    drawCollar(figure, pose.up);
    drawArmsInFront(figure, pose, "front");
    drawFrontHead(figure, pose.up * 1.25, headTilt(pose));
  });
}

function drawCoat(figure: ScientistFigure, pose: Pose): void {
  const { up } = pose;
  const { coat, coatLine, trim } = figure.outfit;
  const button = (y: number): string => `<circle cx="${CX - 8}" cy="${y + up}" r="3.4" fill="${trim}"/>`;
  figure.part(uprightCoat(pose, 0), {
    color: coat,
    depth: 18,
    over:
      `<path d="M${CX + 2} 196V${262 + up}" stroke="${coatLine}" stroke-width="4"/>` +
      `<rect x="${CX + 14}" y="${222 + up}" width="24" height="22" rx="5" fill="none" stroke="${coatLine}" stroke-width="3.5"/>` +
      `<rect x="${CX + 19}" y="${214 + up}" width="4" height="14" rx="2" fill="#ff6b7d"/>` +
      `<rect x="${CX + 27}" y="${216 + up}" width="4" height="12" rx="2" fill="${trim}"/>` +
      `<path d="M${CX - 38} ${226 + up}h22" stroke="${coatLine}" stroke-width="3.5" stroke-linecap="round"/>` +
      button(214) +
      button(234),
  });
}

function drawCollar(figure: ScientistFigure, up: number): void {
  const shirt = poly(
    [
      [CX - 20, 162 + up],
      [CX + 20, 162 + up],
      [CX + 1, 202 + up],
    ],
    3,
  );
  figure.part(shirt, { color: figure.outfit.shirt, depth: 6, occlusion: 0.2 });
  for (const side of [-1, 1]) {
    const lapel = poly(
      [
        [CX + side * 30, 164 + up],
        [CX + side * 13, 160 + up],
        [CX + side, 204 + up],
        [CX + side * 22, 188 + up],
      ],
      3,
    );
    figure.part(lapel, { color: figure.outfit.collar, depth: 5, occlusion: 0.3 });
  }
}

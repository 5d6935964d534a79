import type { Figure } from "../../kit/figure.ts";
import { far } from "../../kit/palette.ts";
import { blob } from "../../kit/path.ts";
import { taper } from "../../kit/tube.ts";
import { CAT, catFigure, stripes } from "./cat-figure.ts";
import { drawCatHead } from "./cat-head.ts";
import type { CatPose } from "./cat-pose.ts";
import type { Stride } from "./stride.ts";

/** The cat on its four legs, looking to the right. */
export function catAwake(pose: CatPose): string {
  const { up, legs } = pose;
  const figure = catFigure({ x: 156, y: 236, rx: 92, ry: 14 });
  drawTail(figure, pose.tail);
  drawLeg(figure, 112, legs.farHind, true);
  drawLeg(figure, 206, legs.farFore, true);
  drawBody(figure, up);
  drawLeg(figure, 100, legs.nearHind, false);
  drawLeg(figure, 220, legs.nearFore, false);
  drawCatHead(figure, { x: 224, y: 106 + up, isAsleep: pose.isBlinking });
  return figure.render();
}

/** `tail` from its root to its tip, which is dark. */
function drawTail(figure: Figure, tail: CatPose["tail"]): void {
  const [tipX, tipY] = tail[3];
  figure.part(taper(tail), {
    color: CAT.fur,
    depth: 8,
    over: `<circle cx="${tipX}" cy="${tipY}" r="24" fill="${CAT.stripe}"/>`,
  });
}

function drawLeg(figure: Figure, x: number, { swing, raise }: Stride, isFar: boolean): void {
  const up = raise * 10;
  const leg = blob(
    [
      [x - 15, 176],
      [x + 15, 176],
      [x + 13 + swing * 14, 214 - up],
      [x + 22 + swing * 18, 228 - up],
      [x + 14 + swing * 18, 238 - up],
      [x - 10 + swing * 18, 238 - up],
      [x - 14 + swing * 12, 216 - up],
    ],
    0.9,
  );
  figure.part(leg, {
    color: isFar ? far(CAT.fur) : CAT.fur,
    depth: 8,
    occlusion: isFar ? 0.5 : 0.1,
    fade: isFar ? null : [x, 172, x, 206],
    over: `<ellipse cx="${x + 4 + swing * 18}" cy="${236 - up}" rx="24" ry="13" fill="${CAT.cream}" opacity="${isFar ? 0.5 : 0.95}"/>`,
  });
}

function drawBody(figure: Figure, up: number): void {
  const body = blob([
    [76, 170 + up],
    [92, 134 + up],
    [146, 122 + up],
    [206, 126 + up],
    [240, 156 + up],
    [236, 196 + up],
    [196, 212 + up],
    [128, 212 + up],
    [86, 202 + up],
  ]);
  const stripe = (x: number, top: number, endX: number, bottom: number) =>
    [
      [x, top + up],
      [endX, bottom + up],
    ] as const;
  figure.part(body, {
    color: CAT.fur,
    depth: 18,
    over:
      stripes([stripe(112, 118, 106, 150), stripe(138, 116, 134, 150), stripe(164, 116, 162, 148)]) +
      `<ellipse cx="216" cy="196" rx="34" ry="24" fill="${CAT.cream}" opacity=".9" ${figure.blur(6)}/>`,
  });
}

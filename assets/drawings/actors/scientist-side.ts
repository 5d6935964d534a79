import { blob, poly } from "../../kit/path.ts";
import { type Outfit, SCIENTIST, type ScientistFigure, scientistFigure } from "./scientist-figure.ts";
import type { Pose } from "./scientist-pose.ts";
import { drawSideHead } from "./scientist-side-head.ts";
import { drawSideArm, drawSideLeg } from "./scientist-side-limbs.ts";

/** How far each leg is from the middle: apart while standing, close while walking, so that both strides look alike. */
const STANDING_HIPS = 14;
const WALKING_HIPS = 6;

/** The scientist walking to the right; the game flips it for the left. */
export function scientistSide(pose: Pose, outfit: Outfit = SCIENTIST): string {
  const { isWalking, legs, arm, up, tail } = pose;
  const [nearLeg, farLeg] = legs;
  const hips = isWalking ? WALKING_HIPS : STANDING_HIPS;
  return scientistFigure(outfit, 58 + up / 2, (figure) => {
    drawSideArm(figure, { x: 156, y: 182 + up, swing: -arm * 0.9 + 0.12, isFar: true });
    drawSideLeg(figure, { x: 126 + hips, up, step: farLeg, isFar: true });
    drawSideLeg(figure, { x: 126 - hips, up, step: nearLeg, isFar: false });
    drawCoat(figure, up, tail);
    drawCollar(figure, up);
    drawSideArm(figure, { x: 104, y: 184 + up, swing: arm * 0.95 - (isWalking ? 0 : 0.1), isFar: false });
    drawSideHead(figure, up * 1.25);
  });
}

/** `tail`: how far the coat's tails swing back. */
function drawCoat(figure: ScientistFigure, up: number, tail: number): void {
  const coat = blob(
    [
      [96, 168 + up],
      [128, 160 + up],
      [162, 168 + up],
      [174, 210 + up],
      [178, 246 + up],
      [172, 266 + up, "c"],
      [146, 258 + up],
      [132, 250 + up],
      [118, 262 + up],
      [84 - tail, 272 + up, "c"],
      [82 - tail * 0.6, 238 + up],
      [88, 202 + up],
    ],
    0.9,
  );
  figure.part(coat, {
    color: figure.outfit.coat,
    depth: 18,
    over:
      `<path d="M142 160L148 ${256 + up}" stroke="${figure.outfit.coatLine}" stroke-width="4"/>` +
      `<rect x="100" y="${222 + up}" width="26" height="22" rx="5" fill="none" stroke="${figure.outfit.coatLine}" stroke-width="3.5"/>` +
      `<rect x="106" y="${214 + up}" width="4" height="14" rx="2" fill="#ff6b7d"/>` +
      `<rect x="114" y="${216 + up}" width="4" height="12" rx="2" fill="${figure.outfit.trim}"/>` +
      `<circle cx="152" cy="${206 + up}" r="3.4" fill="${figure.outfit.trim}"/><circle cx="153" cy="${226 + up}" r="3.4" fill="${figure.outfit.trim}"/>`,
  });
}

function drawCollar(figure: ScientistFigure, up: number): void {
  const shirt = poly(
    [
      [124, 162 + up],
      [164, 162 + up],
      [150, 198 + up],
    ],
    3,
  );
  const nearLapel = poly(
    [
      [118, 160 + up],
      [134, 160 + up],
      [146, 200 + up],
      [124, 186 + up],
    ],
    3,
  );
  const farLapel = poly(
    [
      [158, 160 + up],
      [170, 164 + up],
      [164, 186 + up],
      [152, 200 + up],
    ],
    3,
  );
  figure.part(shirt, { color: figure.outfit.shirt, depth: 6, occlusion: 0.2 });
  for (const lapel of [nearLapel, farLapel])
    figure.part(lapel, { color: figure.outfit.collar, depth: 5, occlusion: 0.3 });
}

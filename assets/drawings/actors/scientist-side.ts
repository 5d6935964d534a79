import { mix } from "../../kit/color.ts";
import { moved, type Placement, placementMatrix } from "../../kit/matrix.ts";
import { far } from "../../kit/palette.ts";
import { blob, ellipse, poly } from "../../kit/path.ts";
import { taper } from "../../kit/tube.ts";
import { type Outfit, SCIENTIST, type ScientistFigure, scientistFigure } from "./scientist-figure.ts";
import type { Pose } from "./scientist-pose.ts";
import { drawSideHead } from "./scientist-side-head.ts";
import type { Stride } from "./stride.ts";

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

/** How far the foot travels to each side and off the ground, and how far the toes tip, in degrees. */
const REACH = 27;
const HEIGHT = 16;
const TIP = 26;

/** Where a leg begins and where its foot is in the step. */
interface Leg {
  readonly x: number;
  readonly up: number;
  readonly step: Stride;
  readonly isFar: boolean;
}

function drawSideLeg(figure: ScientistFigure, { x, up, step, isFar }: Leg): void {
  const shade = (color: string): string => (isFar ? far(color) : color);
  const { swing, raise } = step;
  const [footX, footY] = [x + swing * REACH, 300 - raise * HEIGHT];
  const roll = rolled(footX, footY, step.pitch);
  const [ankleX, ankleY] = moved(placementMatrix(roll), [footX, footY - 16]);
  const leg = taper([
    [x, 240 + up, 15],
    [x + swing * 10 + raise * 7, 264 + up * 0.5 - raise * 2, 13],
    [ankleX, ankleY, 12],
  ]);
  const boot = blob(
    [
      [footX - 15, footY - 22],
      [footX + 10, footY - 24],
      [footX + 16, footY - 14],
      [footX + 28, footY - 8],
      [footX + 28, footY + 1],
      [footX - 16, footY + 1],
    ],
    0.8,
  );
  figure.part(leg, { color: shade(figure.outfit.trousers), depth: 8 });
  figure.at(roll, () => figure.part(boot, { color: shade(figure.outfit.boot), depth: 7 }));
}

/** The boot, rotated around its toes or, while they point up, around its heel. */
function rolled(footX: number, footY: number, pitch: number): Placement {
  const pivot = footX + (pitch > 0 ? 18 : -12);
  return { x: pivot, y: footY, ox: pivot, oy: footY, rotation: pitch * TIP };
}

/** Where the shoulder is and how far the arm swings forward (-1..1). */
interface Arm {
  readonly x: number;
  readonly y: number;
  readonly swing: number;
  readonly isFar: boolean;
}

function drawSideArm(figure: ScientistFigure, { x, y, swing, isFar }: Arm): void {
  const [handX, handY] = [x + swing * 26, y + 46 - Math.abs(swing) * 4];
  const sleeve = taper([
    [x, y, 15],
    [x + swing * 8, y + 24, 14],
    [handX, handY, 14],
  ]);
  const cuff = taper(
    [
      [handX - swing * 4 - 1, handY - 5, 14.5],
      [handX, handY + 1, 14.5],
    ],
    { per: 2 },
  );
  figure.part(ellipse(handX + swing * 4, handY + 7, 10), {
    color: isFar ? far(figure.outfit.skin) : figure.outfit.skin,
    depth: 5,
  });
  figure.part(sleeve, {
    color: isFar ? mix(figure.outfit.coat, "#6a5fa8", 0.4) : figure.outfit.coat,
    depth: 9,
  });
  figure.part(cuff, { color: isFar ? far(figure.outfit.trim) : figure.outfit.trim, depth: 4, occlusion: 0 });
}

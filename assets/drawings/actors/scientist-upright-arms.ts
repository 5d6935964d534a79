import { mix } from "../../kit/color.ts";
import { ellipse } from "../../kit/path.ts";
import { taper } from "../../kit/tube.ts";
import { CX, type ScientistFigure, shaded } from "./scientist-figure.ts";
import type { Pose } from "./scientist-pose.ts";
import type { Facing } from "./scientist-upright-legs.ts";

interface UprightArm {
  /** -1 is the one on the left of the picture. */
  readonly side: -1 | 1;
  /** -1..1; +1 is toward the viewer. */
  readonly near: number;
}

function uprightArms({ arm }: Pose, facing: Facing): UprightArm[] {
  const toward = facing === "front" ? arm : -arm;
  return [
    { side: -1, near: toward },
    { side: 1, near: -toward },
  ];
}

/** The arm that swings away from the viewer, to be drawn before the coat. */
export function drawArmBehind(figure: ScientistFigure, pose: Pose, facing: Facing): void {
  for (const arm of uprightArms(pose, facing)) if (isBehind(arm)) drawArm(figure, arm, pose.up);
}

/** The arms on the viewer's side of the coat, to be drawn after it. */
export function drawArmsInFront(figure: ScientistFigure, pose: Pose, facing: Facing): void {
  for (const arm of uprightArms(pose, facing)) if (!isBehind(arm)) drawArm(figure, arm, pose.up);
}

/** An arm that hangs down counts as in front, even when rounding makes its swing slightly negative. */
const isBehind = ({ near }: UprightArm): boolean => near < -0.01;

function drawArm(figure: ScientistFigure, { side, near }: UprightArm, up: number): void {
  const [x, y] = [CX + side * 38, 182 + up];
  const [handX, handY] = [x + side * (9 - Math.abs(near) * 3), y + 47 + near * 8];
  const distance = Math.max(0, -near);
  const sleeve = taper([
    [x, y, 15],
    [x + side * 7, y + 24, 14],
    [handX, handY, 13.5],
  ]);
  const cuff = taper(
    [
      [handX, handY - 5, 14.5],
      [handX, handY + 1, 14.5],
    ],
    { per: 2 },
  );
  figure.part(ellipse(handX, handY + 8, 10.5), { color: figure.outfit.skin, depth: 5 });
  figure.part(sleeve, { color: mix(figure.outfit.coat, "#6a5fa8", 0.3 * distance), depth: 9 });
  figure.part(cuff, { color: shaded(figure.outfit.trim, distance), depth: 4, occlusion: 0 });
}

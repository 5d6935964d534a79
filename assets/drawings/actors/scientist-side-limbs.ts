import { mix } from "../../kit/color.ts";
import { moved, type Placement, placementMatrix } from "../../kit/matrix.ts";
import { far } from "../../kit/palette.ts";
import { blob, ellipse } from "../../kit/path.ts";
import { taper } from "../../kit/tube.ts";
import type { ScientistFigure } from "./scientist-figure.ts";
import type { Stride } from "./stride.ts";

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

export function drawSideLeg(figure: ScientistFigure, { x, up, step, isFar }: Leg): void {
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

export function drawSideArm(figure: ScientistFigure, { x, y, swing, isFar }: Arm): void {
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

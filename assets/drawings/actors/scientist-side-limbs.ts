import { mix } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import { far } from "../../kit/palette.ts";
import { blob, ell } from "../../kit/path.ts";
import { taper } from "../../kit/tube.ts";
import { SCIENTIST } from "./scientist-figure.ts";

/** Where a leg begins, how far it swings forward (-1..1) and how far its foot is off the ground (0..1). */
interface Leg {
  readonly x: number;
  readonly up: number;
  readonly swing: number;
  readonly raise: number;
  readonly isFar: boolean;
}

export function drawSideLeg(figure: Figure, { x, up, swing, raise, isFar }: Leg): void {
  const shade = (color: string): string => (isFar ? far(color) : color);
  const [footX, footY] = [x + swing * 24, 300 - raise * 12];
  const leg = taper([
    [x, 240 + up, 15],
    [x + swing * 10, 264 + up * 0.5, 13],
    [footX, footY - 16, 12],
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
  figure.part(leg, { color: shade(SCIENTIST.trousers), depth: 8 });
  figure.part(boot, { color: shade(SCIENTIST.boot), depth: 7 });
}

/** Where the shoulder is and how far the arm swings forward (-1..1). */
interface Arm {
  readonly x: number;
  readonly y: number;
  readonly swing: number;
  readonly isFar: boolean;
}

export function drawSideArm(figure: Figure, { x, y, swing, isFar }: Arm): void {
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
  figure.part(ell(handX + swing * 4, handY + 7, 10), {
    color: isFar ? far(SCIENTIST.skin) : SCIENTIST.skin,
    depth: 5,
  });
  figure.part(sleeve, { color: isFar ? mix(SCIENTIST.coat, "#6a5fa8", 0.4) : SCIENTIST.coat, depth: 9 });
  figure.part(cuff, { color: isFar ? far(SCIENTIST.trim) : SCIENTIST.trim, depth: 4, occlusion: 0 });
}

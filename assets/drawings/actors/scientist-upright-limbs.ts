import { mix } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import { far } from "../../kit/palette.ts";
import { blob, ell } from "../../kit/path.ts";
import { taper } from "../../kit/tube.ts";
import { CX, SCIENTIST } from "./scientist-figure.ts";
import type { Pose } from "./scientist-pose.ts";

/** -1 is the limb on the left of the picture. */
type Side = -1 | 1;

/** Both legs seen from the front or from behind, the one farther from the viewer first. */
export function drawUprightLegs(figure: Figure, { step, lift, up }: Pose, isFromBehind: boolean): void {
  const legs: { side: Side; near: number; raise: number }[] = [
    { side: -1, near: step, raise: lift > 0 ? 1 : 0 },
    { side: 1, near: -step, raise: lift < 0 ? 1 : 0 },
  ];
  for (const { side, near, raise } of legs.toSorted((a, b) => a.near - b.near))
    drawLeg(figure, side, near, raise, up, isFromBehind);
}

/** `near` (-1..1): feet nearer to the viewer stand lower in the picture. */
function drawLeg(
  figure: Figure,
  side: Side,
  near: number,
  raise: number,
  up: number,
  isFromBehind: boolean,
): void {
  const x = CX + side * 18;
  const foot = 297 + near * 5 - raise * 14;
  const isFar = near < 0;
  const leg = taper([
    [x, 236 + up, 15],
    [x + side, 262 + up * 0.5, 13],
    [x + side, foot - 16, 12.5],
  ]);
  const toe = foot + (isFromBehind ? -2 : 4);
  const boot = blob(
    [
      [x - 15, foot - 20],
      [x, foot - 24],
      [x + 15, foot - 20],
      [x + 18 + side, foot - 6],
      [x + 14, toe],
      [x - 14, toe],
      [x - 18 + side, foot - 6],
    ],
    0.9,
  );
  const cap = `<path d="M${x - 12} ${foot - 6}Q${x} ${foot - 12} ${x + 12} ${foot - 6}" fill="none" stroke="#2d1c35" stroke-width="3" opacity=".6"/>`;
  figure.part(leg, { color: isFar ? far(SCIENTIST.trousers) : SCIENTIST.trousers, depth: 8 });
  figure.part(boot, {
    color: isFar ? mix(SCIENTIST.boot, "#22123f", 0.3) : SCIENTIST.boot,
    depth: 7,
    over: isFromBehind ? "" : cap,
  });
}

/** Swings of both arms, opposite to the legs; +1 is toward the viewer. */
const armSwings = ({ step }: Pose): { side: Side; swing: number }[] => [
  { side: -1, swing: -step },
  { side: 1, swing: step },
];

/** The arm that swings away from the viewer, to be drawn before the coat. */
export function drawArmBehind(figure: Figure, pose: Pose): void {
  if (!pose.isWalking) return;
  for (const { side, swing } of armSwings(pose)) if (swing < 0) drawArm(figure, side, swing, pose.up, false);
}

/** The arms at the viewer's side of the coat, to be drawn after it. */
export function drawArmsInFront(figure: Figure, pose: Pose): void {
  for (const { side, swing } of armSwings(pose).toSorted((a, b) => a.swing - b.swing))
    if (!pose.isWalking || swing >= 0) drawArm(figure, side, swing, pose.up, true);
}

function drawArm(figure: Figure, side: Side, swing: number, up: number, isInFront: boolean): void {
  const [x, y] = [CX + side * 38, 182 + up];
  const [handX, handY] = [x + side * (9 - Math.abs(swing) * 3), y + 47 + swing * 8];
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
  figure.part(ell(handX, handY + 8, 10.5), { color: SCIENTIST.skin, depth: 5 });
  figure.part(sleeve, { color: isInFront ? SCIENTIST.coat : mix(SCIENTIST.coat, "#6a5fa8", 0.3), depth: 9 });
  figure.part(cuff, {
    color: isInFront ? SCIENTIST.trim : far(SCIENTIST.trim),
    depth: 4,
    occlusion: 0,
  });
}

/** The coat from shoulder to hem; `split` is how far the slit of the hem swings. */
export const uprightCoat = ({ up, sway }: Pose, split: number): string =>
  blob(
    [
      [CX - 34, 170 + up],
      [CX, 160 + up],
      [CX + 34, 170 + up],
      [CX + 44, 208 + up],
      [CX + 47, 244 + up],
      [CX + 49 + sway, 270 + up, "c"],
      [CX + 22 + sway, 274 + up],
      [CX + split, 258 + up, "c"],
      [CX - 22 + sway, 274 + up],
      [CX - 49 + sway, 270 + up, "c"],
      [CX - 47, 244 + up],
      [CX - 44, 208 + up],
    ],
    0.9,
  );

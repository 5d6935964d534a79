import { mix } from "../../kit/color.ts";
import { blob } from "../../kit/path.ts";
import { taper } from "../../kit/tube.ts";
import { CX, type ScientistFigure, shaded } from "./scientist-figure.ts";
import type { Pose } from "./scientist-pose.ts";

export type Facing = "front" | "back";

interface UprightLeg {
  /** -1 is the one on the left of the picture. */
  readonly side: -1 | 1;
  /** -1..1; a foot nearer to the viewer stands lower in the picture. */
  readonly near: number;
  readonly raise: number;
  /** 0..1, how far the sole shows or the toes point down. */
  readonly tip: number;
}

/** Both legs seen from the front or from behind, the one farther from the viewer first. */
export function drawUprightLegs(figure: ScientistFigure, { legs, up }: Pose, facing: Facing): void {
  const toward = facing === "front" ? 1 : -1;
  const upright = legs.map(
    ({ swing, raise, pitch }, i): UprightLeg => ({
      side: i === 0 ? -1 : 1,
      near: swing * toward,
      raise,
      tip: Math.max(0, pitch),
    }),
  );
  for (const leg of upright.toSorted((a, b) => a.near - b.near)) drawLeg(figure, leg, up, facing);
}

function drawLeg(
  figure: ScientistFigure,
  { side, near, raise, tip }: UprightLeg,
  up: number,
  facing: Facing,
): void {
  const x = CX + side * 18;
  const foot = 297 + near * 5 - raise * 14;
  const leg = taper([
    [x, 236 + up, 15],
    [x + side, 262 + up * 0.5, 13],
    [x + side, foot - 16, 12.5],
  ]);
  const heel = facing === "back" ? tip * 4 : 0;
  const toe = foot + (facing === "back" ? -2 : 4) - heel / 2;
  const boot = blob(
    [
      [x - 15, foot - 20 - heel],
      [x, foot - 24 - heel],
      [x + 15, foot - 20 - heel],
      [x + 18 + side, foot - 6 - heel],
      [x + 14, toe],
      [x - 14, toe],
      [x - 18 + side, foot - 6 - heel],
    ],
    0.9,
  );
  const distance = Math.max(0, -near);
  figure.part(leg, { color: shaded(figure.outfit.trousers, distance), depth: 8 });
  figure.part(boot, {
    color: mix(figure.outfit.boot, "#22123f", 0.3 * distance),
    depth: 7,
    over: facing === "back" ? sole(x, toe, tip) : cap(x, foot),
  });
}

const cap = (x: number, foot: number): string =>
  `<path d="M${x - 12} ${foot - 6}Q${x} ${foot - 12} ${x + 12} ${foot - 6}" fill="none" stroke="#2d1c35" stroke-width="3" opacity=".6"/>`;

/** The sole of the foot that pushes off, seen from behind. */
const sole = (x: number, toe: number, tip: number): string =>
  tip > 0 ? `<ellipse cx="${x}" cy="${toe}" rx="17" ry="${tip * 9}" fill="#2d1c35" opacity=".75"/>` : "";

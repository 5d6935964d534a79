import { itemAt } from "../../kit/points.ts";

/** The visible part of the curved glass wall. */
export const GLASS = { left: 148, right: 528, top: 14, bottom: 82 } as const;

export const GLASS_CENTRE = (GLASS.left + GLASS.right) / 2;

/** Where the outermost ribs sit on the round wall, in degrees from its middle. */
const OUTERMOST = 72;

const along = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
const RADIUS = (GLASS.right - GLASS.left) / 2 / along(OUTERMOST);

/** The ribs, evenly spaced on the round wall, so narrower toward its sides. */
export const RIBS: readonly number[] = [-OUTERMOST, -48, -24, 0, 24, 48, OUTERMOST].map(
  (degrees) => GLASS_CENTRE + RADIUS * along(degrees),
);

/** The panes between the ribs. */
export const PANES: readonly { left: number; right: number }[] = RIBS.slice(1).map((right, i) => ({
  left: itemAt(RIBS, i),
  right,
}));

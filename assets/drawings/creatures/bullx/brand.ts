import type { Figure } from "../../../kit/figure.ts";
import { GLOW } from "./colors.ts";

/** A rising arrow round (0, 0), about 80 wide. */
const ARROW = "M-40 34L-14 2L2 16L26 -16L14 -16L44 -40L42 -2L33 -10L4 30L-12 16L-30 40Z";

/** The glowing brand on flank or shoulder. */
export function brand(figure: Figure, x: number, y: number, scale: number): void {
  figure.at({ x, y, scale }, () => {
    figure.glow(ARROW, GLOW, { blur: 6, opacity: 0.8 });
  });
}

import { mix } from "./color.ts";

/** The contour of every figure. */
export const LINE = "#1d1536";

/** The color of each stat's light: cradles, auras, item plates. */
export const STAT = {
  strength: "#ff6b5e",
  energy: "#ffd23f",
  magic: "#b57bff",
  stamina: "#5ee08a",
  speed: "#4fd8ff",
} as const;

/** The color of a limb on the far side, a little darker. */
export const far = (color: string): string => mix(color, "#22123f", 0.36);

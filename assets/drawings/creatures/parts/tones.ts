import { mix } from "../../../kit/color.ts";

/** Gold ornaments, and the brass of those that carry more weight. */
export const GOLD = "#ffcf5c";
export const BRASS = "#e3b25a";
export const GOLD_LIGHT = "#ffe9a8";

/** The dark that everything on the far side moves toward. */
const FAR_DARK = "#22123f";

/** A color moved toward the dark of the far side, `amount` 0..1. */
export const dimmed = (color: string, amount: number): string => mix(color, FAR_DARK, amount);

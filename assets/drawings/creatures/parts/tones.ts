import { mix } from "../../../kit/color.ts";

/** Colors of gold ornaments, and of the larger ones in brass. */
export const GOLD = "#ffcf5c";
export const BRASS = "#e3b25a";
export const GOLD_LIGHT = "#ffe9a8";

/** The dark color that parts on the far side are mixed with. */
const FAR_DARK = "#22123f";

/** A color mixed with the dark color of the far side; `amount` 0..1. */
export const dimmed = (color: string, amount: number): string => mix(color, FAR_DARK, amount);

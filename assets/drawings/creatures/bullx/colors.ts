import { mix } from "../../../kit/color.ts";

export const HIDE = "#c4482f";
export const MANE = "#5e2233";
export const HORN = "#f2c35c";
export const HORN_FAR = mix(HORN, "#6a3b6a", 0.28);
export const MUZZLE = "#e8a07c";
export const NOSTRIL = "#5a2238";
export const HOOF = "#3b2a44";
export const GLOW = "#4df29b";
export const IRIS = "#28b97a";
export const IRIS_FINAL = "#36e08f";

/** Mane and fetlocks of the final form. */
export const EMBER = "#ff8a3d";
export const EMBER_LIGHT = "#ffb648";
export const ENGRAVING = "#8a4a1f";

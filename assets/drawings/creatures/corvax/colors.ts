export const PLUM = "#4a3d94";
export const BELLY = "#7567c9";
export const DARK = "#2c2362";
export const TIP = "#2fd4c7";
export const BEAK = "#f4b748";
export const GEM = "#ff6bd6";
export const IRIS = "#37e3ff";

/** The final form is a little brighter, because its aura lies behind it. */
export const FINAL_PLUM = "#4f42a0";
export const FINAL_MIDDLE = "#7566cc";
export const FINAL_BELLY = "#8a7cdc";

import { STAT } from "../../../kit/palette.ts";

export const SKIN = "#3a9cf5";
export const BELLY = "#ffe48a";
export const BELLY_LINE = "#d9a93d";
export const FIN = "#7cf5ff";
export const WING = "#ffc24a";
export const WING_EDGE = "#fff0a0";
export const BOLT = STAT.energy;
export const IRIS = "#ff9a2e";

import { dimmed } from "../parts/tones.ts";

export const RED = "#f2495c";
export const STEEL = "#8a88b5";
export const DARK = "#413d6b";
export const YELLOW = "#ffc53d";
export const SIREN = "#ff5b6e";
export const GLYPH = "#59f7ff";
export const SCREEN = "#161a3e";
export const STEEL_FAR = dimmed(STEEL, 0.3);
export const FLAME = "#ff9a2e";
export const CHART = "#1b1a40";

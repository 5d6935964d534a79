import { mix } from "../../../kit/color.ts";

export const FUR = "#7d5168";
export const BELLY = "#d9a59a";
export const SKIN = "#ff9fa6";
export const CLAW = "#fff0d8";
export const HELMET = "#ffc53d";
export const LAMP = "#bff4ff";
export const STEEL = "#6d6a9c";
export const CYAN = "#63e6ff";
export const ROSE = "#ff8fd0";
export const WOOD = "#a8714f";
export const EARTH = "#8a5a44";
export const IRIS = "#37c8e8";

/** The brim of the helmet, a little darker. */
export const BRIM = mix(HELMET, "#c9761f", 0.35);

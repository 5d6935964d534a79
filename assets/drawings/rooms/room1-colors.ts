import type { Figure } from "../../kit/figure.ts";
import { radialGradient } from "../../kit/fill.ts";

/** Colors that room 1 uses in more than one place. */
export const ROOM1 = {
  wood: "#a8714f",
  darkWood: "#7c4f45",
  steel: "#6d6a9c",
  warm: "#ffcf87",
  cyan: "#63e6ff",
  trim: "#1d1b44",
  terracotta: "#d07a55",
  leaves: ["#5fbf6c", "#3f9c74", "#4fae6a"],
} as const;

/** Fills of the light in room 1. */
export interface Room1Light {
  readonly warm: string;
  readonly cyan: string;
  readonly violet: string;
}

export const room1Light = (figure: Figure): Room1Light => ({
  warm: radialGradient(figure, [
    [0, "#ffd79a", 0.5],
    [0.6, "#ffb870", 0.14],
    [1, "#ffb870", 0],
  ]),
  cyan: radialGradient(figure, [
    [0, "#6fe8ff", 0.34],
    [1, "#6fe8ff", 0],
  ]),
  violet: radialGradient(figure, [
    [0, "#c79bff", 0.26],
    [1, "#c79bff", 0],
  ]),
});

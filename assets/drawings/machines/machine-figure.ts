import { Figure } from "../../kit/figure.ts";
import { itemAt } from "../../kit/points.ts";

/** Colors of the materials that all machines share. */
export const STEEL = "#6d6a9c";
export const PALE_STEEL = "#b7b3e0";
export const DARK_STEEL = "#3b3763";
export const BRASS = "#e3b25a";
export const CREAM = "#f3e7d3";

/** The color of each level, so that the level is recognisable from a distance. */
const LEVEL_COLORS = {
  catLair: ["#35b8a6", "#8b6cf0", "#f0a93b"],
  reactor: ["#ff8a3d", "#ff4f9a", "#46e0ff"],
  amplifier: ["#4d9dff", "#2fd4a8", "#8ede4a", "#c07bff", "#ffc83d"],
  incubator: ["#58d68d", "#c77bff"],
} as const;

/** Level from 1. */
export const levelColor = (machine: keyof typeof LEVEL_COLORS, level: number): string =>
  itemAt<string>(LEVEL_COLORS[machine], level - 1);

/** An empty machine canvas, 512 x 512 master units. */
export const machineFigure = (): Figure => new Figure({ contour: 8, inner: 4 });

/** Where every machine stands. */
export const GROUND = 496;

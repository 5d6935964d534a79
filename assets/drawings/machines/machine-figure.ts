import { type MachineType, shippedRules } from "../../../rules/index.ts";
import { Figure } from "../../kit/figure.ts";
import { itemAt } from "../../kit/points.ts";

/** Colors of the materials that all machines share. */
export const STEEL = "#6d6a9c";
export const PALE_STEEL = "#b7b3e0";
export const DARK_STEEL = "#3b3763";
export const BRASS = "#e3b25a";
export const CREAM = "#f3e7d3";

/** The color of a level from 1, so that the level is recognisable from a distance. */
export const levelColor = (machine: MachineType, level: number): string =>
  itemAt(shippedRules.machines[machine].levelColors, level - 1);

/** An empty machine canvas, 512 x 512 master units. */
export const machineFigure = (): Figure => new Figure({ contour: 8, inner: 4 });

/** Where every machine stands. */
export const GROUND = 496;

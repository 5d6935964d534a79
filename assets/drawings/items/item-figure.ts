import { Figure } from "../../kit/figure.ts";

export const BRASS = "#e3b25a";
export const GOLD = "#ffcf5c";
export const STEEL = "#8a86b8";

/** An empty canvas of a tool or spell: 256 master units square. */
export const itemFigure = (): Figure =>
  new Figure({ width: 256, height: 256, contour: 5, inner: 2.6, unit: 0.6 });

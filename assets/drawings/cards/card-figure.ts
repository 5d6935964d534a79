import { Figure } from "../../kit/figure.ts";

/** The shape of a creature card. */
export const CARD_WIDTH = 300;
export const CARD_HEIGHT = 420;

/** An empty card; `prefix` keeps the ids of two figures in one picture apart. */
export const cardFigure = (prefix = "f"): Figure =>
  new Figure({ prefix, width: CARD_WIDTH, height: CARD_HEIGHT, contour: 4, inner: 2.2, unit: 0.62 });

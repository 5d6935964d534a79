import { Figure } from "../../kit/figure.ts";
import { drawFlaskCrow } from "./flask-crow.ts";
import { drawTwinkle } from "./twinkle.ts";
import { drawWordmark } from "./wordmark.ts";

const logoFigure = (width: number, height: number): Figure =>
  new Figure({ width, height, contour: 8, inner: 3, unit: 0.8 });

/** The full logo: figure and words. */
export function logo(): string {
  const figure = logoFigure(940, 330);
  drawWordmark(figure, 330, 106, 0.98);
  drawFlaskCrow(figure, { x: 196, y: 170 });
  drawTwinkle(figure, { x: 66, y: 72, radius: 18, contour: 6 });
  drawTwinkle(figure, { x: 452, y: 258, radius: 15, contour: 6 });
  drawTwinkle(figure, { x: 908, y: 244, radius: 14, contour: 6 });
  return figure.render();
}

/** The words alone, for narrow headers. */
export function logoWords(): string {
  const figure = logoFigure(660, 316);
  drawWordmark(figure, 30, 104, 1);
  return figure.render();
}

/** The figure alone. */
export function logoMark(): string {
  const figure = logoFigure(384, 304);
  drawFlaskCrow(figure, { x: 200, y: 156 });
  return figure.render();
}

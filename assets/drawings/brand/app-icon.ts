import { Figure } from "../../kit/figure.ts";
import { drawFlaskCrow } from "./flask-crow.ts";
import { iconTile } from "./icon-tile.ts";
import { drawTwinkle } from "./twinkle.ts";

/** The app icon with rounded corners. */
export function appIcon(): string {
  const figure = new Figure({ contour: 12, inner: 4.4, unit: 1.2 });
  const background = iconTile(figure, 112);
  drawFlaskCrow(figure, { x: 272, y: 258, scale: 1.3 });
  drawTwinkle(figure, { x: 100, y: 124, radius: 28, contour: 9 });
  drawTwinkle(figure, { x: 96, y: 410, radius: 18, contour: 9 });
  return figure.render(background);
}

/** The maskable app icon: a full square, the figure inside the safe circle of 80 %. */
export function appIconMaskable(): string {
  const figure = new Figure({ contour: 10, inner: 3.8, unit: 1 });
  const background = iconTile(figure, 0);
  drawFlaskCrow(figure, { x: 268, y: 252, scale: 1.1 });
  return figure.render(background);
}

import { Icon } from "../../kit/icon.ts";

/** Draws one icon on its empty canvas. */
export type IconDrawing = (icon: Icon) => void;

/** The finished SVG of an icon; `name` keeps its ids apart from those of other icons in one page. */
export function drawnIcon(name: string, draw: IconDrawing): string {
  const icon = new Icon(name);
  draw(icon);
  return icon.render();
}

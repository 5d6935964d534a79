import { linearGradient } from "../../kit/fill.ts";
import { glowSpot } from "../../kit/light.ts";
import { rect } from "../../kit/path.ts";
import { roomFigure } from "../rooms/room-figure.ts";

/** Size of the shelf on the wall, in pixels of the game; `engine/room/trophy-shelf.ts` hangs it up. */
const WIDTH = 128;
const HEIGHT = 66;
const NICHE_HEIGHT = 27;

/** A cabinet with two boards and lamps over each: flat, as everything on the wall (`GAP-64`). */
export function trophyShelf(): string {
  const figure = roomFigure({ width: WIDTH, height: HEIGHT });
  figure.part(rect(2, 1, WIDTH - 4, HEIGHT - 3, 5), { color: "#a8714f", depth: 5, soft: 4 });
  for (const y of [5, 34]) {
    const back = linearGradient(figure, [
      [0, "#4a2f52"],
      [1, "#2c1a38"],
    ]);
    figure.raw(
      `<rect x="6" y="${y}" width="${WIDTH - 12}" height="${NICHE_HEIGHT}" rx="2.4" fill="${back}"/>` +
        `<rect x="6" y="${y}" width="${WIDTH - 12}" height="4" fill="#170c26" opacity=".6"/>` +
        [0, 1, 2, 3].map((i) => glowSpot(figure, 20.5 + i * 29, y + 12, 11, "#ffcf87", 0.36, 6)).join("") +
        `<rect x="6" y="${y + NICHE_HEIGHT - 2.4}" width="${WIDTH - 12}" height="2.4" fill="#d79a6a"/>`,
    );
  }
  return figure.render();
}

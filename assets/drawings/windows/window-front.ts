import { seededRandom } from "../../kit/seeded-random.ts";
import { drawHangingPlant } from "../rooms/hanging-plant.ts";
import { roomFigure } from "../rooms/room-figure.ts";
import { ROOM1 } from "../rooms/room1-colors.ts";
import { drawFairyLights, drawLamps } from "../rooms/room1-lamps.ts";
import { drawLamp } from "../rooms/room2.ts";
import { leaves } from "../rooms/room2-ivy.ts";
import { WINDOW } from "./window-frame.ts";

/** Size of what hangs before a window, in pixels of the game, and how far it begins to the left of the window. */
export const FRONT = { width: 160, height: 88, left: 28 } as const;

/** Left edge of the window in each room as built; `engine/room/furnishing.ts` hangs it there. */
const WINDOW_LEFT = { 1: 196 - WINDOW.width / 2, 2: 586 - WINDOW.width / 2 } as const;

/**
 * What hangs before a window in a room as built, where the room has it: lamp, plant and lights would else be cut off by
 * the window.
 */
export function windowFront(room: 1 | 2): string {
  const figure = roomFigure(FRONT);
  figure.at({ x: FRONT.left - WINDOW_LEFT[room], y: 0, ox: 0, oy: 0 }, () => {
    if (room === 1) {
      drawHangingPlant(figure, 241, 26, ROOM1.leaves);
      drawLamps(figure);
      drawFairyLights(figure);
    } else {
      drawLamp(figure, 532, "#8ff0ff");
      figure.raw(leaves(seededRandom(4), WINDOW_LEFT[2] + 6, WINDOW_LEFT[2] + WINDOW.width - 2));
    }
  });
  return figure.render();
}

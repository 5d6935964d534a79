import type { Figure } from "../../kit/figure.ts";
import { glowSpot } from "../../kit/light.ts";
import { drawRoomDoor } from "./room-door.ts";
import { ROOM1 } from "./room1-colors.ts";

/** Left edge of the door. */
export const ROOM1_DOOR = 694;

/** The door to room 2, a green light beside it. */
export function drawDoor(figure: Figure): void {
  drawRoomDoor(figure, {
    x: ROOM1_DOOR,
    frame: "#4a4686",
    leaf: "#8a86c8",
    seam: "#2a2552",
    reflection: ROOM1.cyan,
    reflectionOpacity: 0.5,
    sign: "2",
    signColor: ROOM1.cyan,
  });
  figure.raw(
    `<circle cx="787" cy="58" r="3.2" fill="#4df29b"/>${glowSpot(figure, 787, 58, 7, "#4df29b", 0.4, 4)}`,
  );
}

import type { Figure } from "../../kit/figure.ts";
import { glowSpot } from "../../kit/light.ts";
import { drawRoomDoor } from "./room-door.ts";
import { ROOM1 } from "./room1-colors.ts";

/** The door to room 2, a green light beside it. */
export function drawDoor(figure: Figure): void {
  drawRoomDoor(figure, {
    x: 694,
    frame: "#4a4686",
    leaf: "#8a86c8",
    seam: "#2a2552",
    reflection: ROOM1.cyan,
    reflectionOpacity: 0.5,
    sign: "ROOM 2",
    signColor: ROOM1.cyan,
  });
  figure.raw(
    `<circle cx="784" cy="92" r="3.4" fill="#4df29b"/>${glowSpot(figure, 784, 92, 7, "#4df29b", 0.4, 4)}`,
  );
}

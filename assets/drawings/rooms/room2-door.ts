import type { Figure } from "../../kit/figure.ts";
import { glowSpot } from "../../kit/light.ts";
import { drawRoomDoor } from "./room-door.ts";

/** Left edge of the door. */
export const ROOM2_DOOR = 22;

/** The door back to room 1, beside the only warm lamp, a green light on the other side. */
export function drawDoor(figure: Figure): void {
  drawRoomDoor(figure, {
    x: ROOM2_DOOR,
    frame: "#3f5a86",
    leaf: "#86a6c8",
    seam: "#22365c",
    reflection: "#ffd79a",
    reflectionOpacity: 0.55,
    sign: "1",
    signColor: "#ffcf87",
  });
  figure.raw(
    `${glowSpot(figure, 13, 58, 7, "#4df29b", 0.4, 4)}<circle cx="13" cy="58" r="3.2" fill="#4df29b"/>`,
  );
}

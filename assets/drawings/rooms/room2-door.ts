import type { Figure } from "../../kit/figure.ts";
import { glowSpot } from "../../kit/light.ts";
import { drawRoomDoor } from "./room-door.ts";

/** The door back to room 1, under the only warm lamp, a green light beside it. */
export function drawDoor(figure: Figure): void {
  drawRoomDoor(figure, {
    x: 22,
    frame: "#3f5a86",
    leaf: "#86a6c8",
    seam: "#22365c",
    reflection: "#ffd79a",
    reflectionOpacity: 0.55,
    sign: "ROOM 1",
    signColor: "#ffcf87",
  });
  figure.raw(
    `${glowSpot(figure, 111, 92, 7, "#4df29b", 0.4, 4)}<circle cx="111" cy="92" r="3.2" fill="#4df29b"/>`,
  );
}

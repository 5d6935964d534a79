import { room1 } from "../drawings/rooms/room1.ts";
import { room2 } from "../drawings/rooms/room2.ts";
import { type Picture, scene } from "./picture.ts";

/** Rooms, arenas and card backs. */
export const scenePictures: readonly Picture[] = [
  scene("room1", room1, 1600, 86),
  scene("room2", room2, 1600, 86),
];

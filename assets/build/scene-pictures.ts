import { room1 } from "../drawings/rooms/room1.ts";
import { room2 } from "../drawings/rooms/room2.ts";
import { type Picture, webp } from "./picture.ts";

/** Rooms, arenas and card backs. */
export const scenePictures: readonly Picture[] = [
  webp("room1", room1, 1600, 86),
  webp("room2", room2, 1600, 86),
];

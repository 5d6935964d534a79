import type { Picture } from "./picture.ts";

/** Rooms, arenas and card backs. */
export const scenePictures: readonly Picture[] = [];

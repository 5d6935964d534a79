import type { Picture } from "./picture.ts";

/** Tools, spells and the Evolution Crystal. */
export const itemPictures: readonly Picture[] = [];

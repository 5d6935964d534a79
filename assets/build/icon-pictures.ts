import type { Picture } from "./picture.ts";

/** Icons, ranks, medals and badges. */
export const iconPictures: readonly Picture[] = [];

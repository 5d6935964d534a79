import type { Picture } from "./picture.ts";

/** Ten species, each as an egg and in three forms. */
export const creaturePictures: readonly Picture[] = [];

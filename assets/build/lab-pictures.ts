import type { Picture } from "./picture.ts";

/** Frames of the lab atlas: machines by level, avatar in three directions, cat, hit effect. */
export const labPictures: readonly Picture[] = [];

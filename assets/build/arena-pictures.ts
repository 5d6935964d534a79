import type { Picture } from "./picture.ts";

/** The battle arena, wide and tall, and the cards without a creature on them. */
export const arenaPictures: readonly Picture[] = [];

import { arena, arenaPortrait } from "../drawings/arena/arena.ts";
import { cardBack } from "../drawings/cards/card-back.ts";
import { lockedSlot } from "../drawings/cards/locked-slot.ts";
import { type Picture, webp } from "./picture.ts";

/** The battle arena, wide and tall, and the cards without a creature on them. */
export const arenaPictures: readonly Picture[] = [
  webp("arena", arena, 1920, 84),
  webp("arena_portrait", arenaPortrait, 1080, 84),
  webp("card_back", cardBack, 300),
  webp("card_locked", lockedSlot, 300),
];

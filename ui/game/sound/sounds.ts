import { BATTLE_SOUNDS } from "./battle-sounds.ts";
import { LAB_SOUNDS } from "./lab-sounds.ts";

/** All sounds of the game, by the moment they are played. */
export const SOUNDS = { ...LAB_SOUNDS, ...BATTLE_SOUNDS };

export type SoundName = keyof typeof SOUNDS;

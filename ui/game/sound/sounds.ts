import { BATTLE_SOUNDS } from "./battle-sounds.ts";
import { LAB_SOUNDS } from "./lab-sounds.ts";

/** Every sound of the game by the moment it belongs to. */
export const SOUNDS = { ...LAB_SOUNDS, ...BATTLE_SOUNDS };

export type SoundName = keyof typeof SOUNDS;

import { BATTLE_SOUNDS } from "./battle-sounds.ts";
import type { SoundParameters } from "./sound-parameters.ts";

/** Sounds of the lab, by the moment they are played. */
const LAB_SOUNDS = {
  click: [0.5, 0, 520, 0, 0.01, 0.05, 1, 1.6, -6],
  step: [0.14, 0.08, 96, 0, 0.01, 0.05, 4, 0.6, -4, 0, 0, 0, 0, 1.2],
  refused: [0.35, 0, 190, 0, 0.03, 0.07, 2, 0.8, -8],
  tcorvax: [0.7, 0.02, 880, 0.005, 0.06, 0.2, 1, 1.8, 0, 0, 440, 0.06],
  catNips: [0.6, 0.03, 420, 0.01, 0.05, 0.16, 0, 1.4, 6, 0, 180, 0.05],
  energy: [0.5, 0.02, 180, 0.01, 0.08, 0.2, 2, 1.2, 24, 0, 0, 0, 0, 0.1],
  eggs: [0.7, 0.02, 300, 0.02, 0.1, 0.25, 0, 1, 0, 0, 150, 0.1, 0.12],
  build: [0.9, 0.03, 140, 0.01, 0.1, 0.32, 4, 0.8, 2, 0, 120, 0.08, 0.04, 0.3],
  upgrade: [0.8, 0, 320, 0.02, 0.18, 0.4, 1, 1.6, 0, 0, 260, 0.08, 0.09],
  goal: [0.7, 0, 523, 0.02, 0.22, 0.45, 1, 1.7, 0, 0, 262, 0.09, 0.1],
  evolve: [0.8, 0, 180, 0.15, 0.5, 0.7, 1, 1.2, 2.2, 0.02, 120, 0.18, 0.12],
  move: [0.5, 0.02, 260, 0.01, 0.04, 0.12, 0, 1, 8],
  error: [0.6, 0, 150, 0.01, 0.09, 0.14, 2, 0.6, -3, 0, 0, 0, 0.07],
  purr: [0.25, 0.05, 48, 0.1, 0.6, 0.4, 1, 0.5, 0, 0, 0, 0, 0, 0.4, 0, 0, 0, 1, 0, 0.5],
} as const satisfies Record<string, SoundParameters>;

/** All sounds of the game, by the moment they are played. */
export const SOUNDS = { ...LAB_SOUNDS, ...BATTLE_SOUNDS };

export type SoundName = keyof typeof SOUNDS;

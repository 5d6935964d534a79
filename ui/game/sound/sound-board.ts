import type { HeardCry } from "./cries.ts";
import { SOUNDS, type SoundName } from "./sounds.ts";
import { loadSynthesizer, type Synthesizer } from "./synthesizer.ts";

const MAX_VOICES = 6;
const SAME_SOUND_GAP_MS = 60;

export interface SoundBoard {
  /** Loads the synthesizer. Call it on the player's first gesture; later calls do nothing. */
  wake(): Promise<void>;
  /** Sets the volume (0 to 1) and whether all sounds are muted. */
  adjust(settings: { volume: number; muted: boolean }): void;
  /**
   * Plays a sound. Skips it when not yet awake, when muted, when too many sounds play, or when the same sound has
   * just begun.
   * @param pitch times the pitch of the sound
   */
  play(name: SoundName, pitch?: number): void;
  /** Lets a creature cry, under the same conditions. */
  cry(cry: HeardCry): void;
}

interface SoundBoardDeps {
  load?: () => Promise<Synthesizer>;
  /** Returns the time in milliseconds. */
  now?: () => number;
}

/** Creates the sound board. Without audio in the browser it stays silent; it never throws. */
export function createSoundBoard({
  load = loadSynthesizer,
  now = () => performance.now(),
}: SoundBoardDeps = {}): SoundBoard {
  let synthesizer: Synthesizer | null = null;
  let waking: Promise<void> | null = null;
  let settings = { volume: 1, muted: false };
  let voices = 0;
  const lastPlayed = new Map<string, number>();

  async function wake(): Promise<void> {
    try {
      synthesizer = await load();
    } catch {
      synthesizer = null;
    }
  }

  function silent(name: string, time: number): boolean {
    const last = lastPlayed.get(name);
    if (settings.muted || settings.volume <= 0 || voices >= MAX_VOICES) return true;
    return last !== undefined && time - last < SAME_SOUND_GAP_MS;
  }

  function begin(name: string, sound: (synthesizer: Synthesizer, ended: () => void) => void): void {
    const time = now();
    if (synthesizer === null || silent(name, time)) return;
    lastPlayed.set(name, time);
    voices += 1;
    const ended = () => {
      voices -= 1;
    };
    try {
      sound(synthesizer, ended);
    } catch {
      ended();
    }
  }

  return {
    wake() {
      waking ??= wake();
      return waking;
    },
    adjust({ volume, muted }) {
      settings = { volume, muted };
    },
    play: (name, pitch) =>
      begin(name, (player, ended) => player.play(SOUNDS[name], settings.volume, ended, pitch)),
    cry: ({ loudness, ...creature }) =>
      begin(creature.species_id, (player, ended) => player.cry(creature, settings.volume * loudness, ended)),
  };
}

import type { Game } from "../store/game.ts";
import { labSoundVolume, wantsQuiet } from "./music-setting.ts";

/** Plays the theme's first phrase once, at the volume of the lab's music; without its code it stays silent. */
export async function playPhrase(game: Game): Promise<void> {
  const volume = labSoundVolume(game.store.getState().settings, "labMusic", wantsQuiet());
  if (volume <= 0) return;
  const [boxes, theme] = await Promise.all([import("./music-box.ts"), import("./theme.ts")]).catch(() => []);
  if (!boxes || !theme) return;
  const box = boxes.createMusicBox();
  box.setVolume(volume);
  box.playOnce(theme.themePhrase());
}

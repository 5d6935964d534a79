import type { MusicBox } from "../../game/music/music-box.ts";
import { labSoundVolume, wantsQuiet } from "../../game/music/music-setting.ts";
import { useLatePlayer } from "../../game/music/use-late-player.ts";
import type { Game } from "../../game/store/game.ts";

const THEME = {
  async load() {
    const music = (await import("../../game/music/music-box.ts")).createMusicBox();
    music.setMood("theme");
    return music;
  },
  follow(music: MusicBox, game: Game) {
    const { settings } = game.store.getState();
    music.setVolume(document.hidden ? 0 : labSoundVolume(settings, "labMusic", wantsQuiet()));
    music.play("theme");
  },
  stop: (music: MusicBox) => music.stop(),
};

/** Plays the game's theme while the login is shown, at the volume of the lab's music; shows nothing. */
export function ThemeMusic() {
  useLatePlayer(THEME);
  return null;
}

import { useEffect } from "react";
import { useGame } from "../../game/game-context.tsx";
import { createAmbience } from "../../game/music/ambience.ts";
import { createMusicBox } from "../../game/music/music-box.ts";
import { labSoundVolume, wantsQuiet } from "../../game/music/music-setting.ts";
import { onFirstGesture } from "../../game/sound/sound-board.ts";

/** Plays quiet music and the hum of the machines while the lab is shown, from the first gesture on; shows nothing. */
export function LabSounds() {
  const game = useGame();
  useEffect(() => {
    const quiet = wantsQuiet();
    const music = createMusicBox();
    const ambience = createAmbience();
    music.setMood("lab");
    // A new tune each time; nothing but the music depends on it.
    const seed = String(performance.now());
    let isAllowed = false;
    const follow = () => {
      const { settings, arena } = game.store.getState();
      const isHeard = isAllowed && arena === null && !document.hidden;
      music.setVolume(isHeard ? labSoundVolume(settings, "labMusic", quiet) : 0);
      ambience.setVolume(isHeard ? labSoundVolume(settings, "ambience", quiet) : 0);
      if (isHeard) music.play(seed);
    };
    const begin = () => {
      isAllowed = true;
      follow();
    };
    document.addEventListener("visibilitychange", follow);
    const ends = [game.store.subscribe(follow), onFirstGesture(window, begin)];
    return () => {
      document.removeEventListener("visibilitychange", follow);
      for (const end of ends) end();
      music.stop();
      ambience.stop();
    };
  }, [game]);
  return null;
}

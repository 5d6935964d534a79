import { useEffect } from "react";
import { useGame } from "../../game/game-context.tsx";
import { labSoundVolume, wantsQuiet } from "../../game/music/music-setting.ts";
import { onFirstGesture } from "../../game/sound/first-gesture.ts";
import type { LabPlayers } from "./lab-players.ts";

/**
 * Plays quiet music and the hum of the machines while the lab is shown, from the first gesture on, which loads
 * them; shows nothing.
 */
export function LabSounds() {
  const game = useGame();
  useEffect(() => {
    const quiet = wantsQuiet();
    let players: LabPlayers | null = null;
    let isGone = false;
    // A new tune each time; nothing but the music depends on it.
    const seed = String(performance.now());
    const follow = () => {
      if (players === null) return;
      const { music, ambience } = players;
      const { settings, arena } = game.store.getState();
      const isHeard = arena === null && !document.hidden;
      music.setVolume(isHeard ? labSoundVolume(settings, "labMusic", quiet) : 0);
      ambience.setVolume(isHeard ? labSoundVolume(settings, "ambience", quiet) : 0);
      if (isHeard) music.play(seed);
    };
    const begin = async () => {
      const loaded = await import("./lab-players.ts").catch(() => null);
      if (loaded === null || isGone) return;
      players = loaded.createLabPlayers();
      follow();
    };
    document.addEventListener("visibilitychange", follow);
    const ends = [game.store.subscribe(follow), onFirstGesture(window, () => void begin())];
    return () => {
      document.removeEventListener("visibilitychange", follow);
      for (const end of ends) end();
      isGone = true;
      players?.music.stop();
      players?.ambience.stop();
    };
  }, [game]);
  return null;
}

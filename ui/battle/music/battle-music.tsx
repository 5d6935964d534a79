import { useEffect, useState } from "react";
import { createMusicBox } from "../../game/music/music-box.ts";
import { musicVolume, wantsQuiet } from "../../game/music/music-setting.ts";
import { onFirstGesture } from "../../game/sound/first-gesture.ts";
import { useBattleClient } from "../battle-context.tsx";
import { battleMood } from "./battle-mood.ts";

/** Plays music while a battle is shown: denser when it becomes tense, with an ending of its own; shows nothing. */
export function BattleMusic() {
  const { game, store } = useBattleClient();
  const [box] = useState(() => createMusicBox());
  // A new tune each time; nothing but the music depends on it.
  const [seed] = useState(() => String(performance.now()));
  useEffect(() => {
    const quiet = wantsQuiet();
    const follow = () => {
      const { settings } = game.store.getState();
      box.setVolume(document.hidden ? 0 : musicVolume(settings, quiet));
      const { shown } = store.getState();
      if (!shown) box.stop();
      else if (shown.phase === "over") box.close(shown.view.gameState === "victory");
      else {
        box.setMood(battleMood(shown.view));
        box.play(seed);
      }
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    const ends = [game.store.subscribe(follow), store.subscribe(follow), onFirstGesture(window, follow)];
    return () => {
      document.removeEventListener("visibilitychange", follow);
      for (const end of ends) end();
      box.stop();
    };
  }, [box, seed, game, store]);
  return null;
}

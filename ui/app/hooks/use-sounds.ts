import { useEffect } from "react";
import { useGame } from "../../game/game-context.tsx";
import { onFirstGesture } from "../../game/sound/first-gesture.ts";
import { createSoundBoard } from "../../game/sound/sound-board.ts";

/** Plays the game's sounds from the player's first gesture on, at the volume of the settings. */
export function useSounds(): void {
  const game = useGame();
  useEffect(() => {
    const board = createSoundBoard();
    const follow = () => board.adjust(game.store.getState().settings);
    follow();
    const ends = [
      game.store.subscribe(follow),
      game.sounds.add((name) => board.play(name)),
      onFirstGesture(window, () => board.wake()),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [game]);
}

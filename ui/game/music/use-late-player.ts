import { useEffect } from "react";
import { useGame } from "../game-context.tsx";
import { onFirstGesture } from "../sound/first-gesture.ts";
import type { Game } from "../store/game.ts";

/** Some of what is played changes with time alone. */
const LOOK_MS = 10_000;

/** Something that sounds as long as a screen is shown. */
interface LatePlayer<Player> {
  load(): Promise<Player>;
  /** Called whenever the game has changed, and every few seconds; a hidden page should be silent. */
  follow(player: Player, game: Game): void;
  stop(player: Player): void;
}

/**
 * Plays while the component is shown, from the first gesture on, which loads it; browsers allow no sound before.
 * @param late must keep its identity
 */
export function useLatePlayer<Player>(late: LatePlayer<Player>): void {
  const game = useGame();
  useEffect(() => {
    let player: Player | null = null;
    let isGone = false;
    const follow = () => {
      if (player !== null) late.follow(player, game);
    };
    const begin = async () => {
      // Without its code the screen is silent.
      const loaded = await late.load().catch(() => null);
      if (isGone) return;
      player = loaded;
      follow();
    };
    document.addEventListener("visibilitychange", follow);
    const timer = setInterval(follow, LOOK_MS);
    const ends = [game.store.subscribe(follow), onFirstGesture(window, () => void begin())];
    return () => {
      document.removeEventListener("visibilitychange", follow);
      clearInterval(timer);
      for (const end of ends) end();
      isGone = true;
      if (player !== null) late.stop(player);
    };
  }, [game, late]);
}

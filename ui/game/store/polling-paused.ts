import { isBattleArena, isPvp } from "./arena-entry.ts";
import type { Game } from "./game.ts";
import type { GameState } from "./game-state.ts";

// While the server is unreachable polling continues, so that the player learns when it is back.

/** Returns whether polling the server is paused because a battle against the AI is running (`BAT-004`). */
export function isPollingPaused({ aiBattle, connection }: GameState): boolean {
  return aiBattle && connection === "reached";
}

/** Returns whether polling for the lab is paused because the Battle Arena hides it (`BAT-004`). */
export function isLabPollingPaused({ arena, connection }: GameState): boolean {
  return arena !== null && !isPvp(arena) && connection === "reached";
}

/** Returns whether the game asks for nothing of friends because the Battle Arena is open (`BAT-004`). */
export function isFriendPollingPaused({ arena, connection }: GameState): boolean {
  return arena !== null && isBattleArena(arena) && connection === "reached";
}

/** Calls back at once, or after the running battle against the AI while polling is paused (`BAT-004`). */
export function whenPollingResumes({ store }: Game, callback: () => void): void {
  if (!isPollingPaused(store.getState())) {
    callback();
    return;
  }
  const stop = store.subscribe((state) => {
    if (isPollingPaused(state)) return;
    stop();
    callback();
  });
}

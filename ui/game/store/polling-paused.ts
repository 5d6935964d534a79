import { isPvp } from "./arena-entry.ts";
import type { Game } from "./game.ts";
import type { GameState } from "./game-state.ts";

// A server that could not be reached is asked all the same, so that the player hears when it is back.

/** Whether nothing may be asked of the server because a battle against the AI goes on (`BAT-004`). */
export function isPollingPaused({ aiBattle, connection }: GameState): boolean {
  return aiBattle && connection === "reached";
}

/** Whether nothing is asked for the lab because nobody sees it behind the Battle Arena (`BAT-004`). */
export function isLabPollingPaused({ arena, connection }: GameState): boolean {
  return arena !== null && !isPvp(arena) && connection === "reached";
}

/** Calls back once the server may be asked: at once, or after the battle against the AI (`BAT-004`). */
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

import { isPvp } from "../store/arena-entry.ts";
import { useGameState } from "./game-context.tsx";

// A server that could not be reached is asked all the same, so that the player hears when it is back.

/** Whether nothing may be asked of the server because a battle against the AI goes on (`BAT-004`). */
export function useServerRests(): boolean {
  return useGameState(({ aiBattle, connection }) => aiBattle && connection === "reached");
}

/** Whether nothing is asked for the lab because nobody sees it behind the Battle Arena (`BAT-004`). */
export function useLabRests(): boolean {
  return useGameState(({ arena, connection }) => arena !== null && !isPvp(arena) && connection === "reached");
}

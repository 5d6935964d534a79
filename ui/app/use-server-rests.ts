import { useGameState } from "./game-context.tsx";

/**
 * Whether nothing may be asked of the server because a battle against the AI goes on (`BAT-004`). One that could
 * not be reached is asked on, so that the player hears when it is back.
 */
export function useServerRests(): boolean {
  return useGameState(({ aiBattle, connection }) => aiBattle && connection === "reached");
}

import { useEffect } from "react";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { playerKey, VISITOR_POSITIONS } from "../../game/store/player-storage.ts";

/**
 * Hands in what this browser keeps of tries at positions: a visitor's after the login, and those that were made without
 * network (`GAP-73`). The code for it is loaded where something is kept.
 */
export function usePositionTries(): void {
  const game = useGame();
  const player = useGameState(({ session }) => (session.kind === "player" ? session.userId : null));
  const isReached = useGameState(({ connection }) => connection === "reached");
  useEffect(() => {
    if (player === null || !isReached) return;
    const keys = [VISITOR_POSITIONS, playerKey("positions", player)];
    if (keys.every((key) => game.storage.read(key) === null)) return;
    // Without its code the tries wait for the next start.
    void import("../../puzzles/kept/hand-in.ts").then(
      ({ handInTries }) => handInTries(game),
      () => undefined,
    );
  }, [game, player, isReached]);
}

import { useEffect } from "react";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { playerKey, VISITOR_POSITIONS } from "../../game/store/player-storage.ts";

/**
 * Hands in what this browser keeps of tries at positions: a visitor's at those of days after the login, and those that
 * were made without network (`GAP-73`, `GAP-74`). The code for it is loaded where something is kept.
 */
export function usePositionTries(): void {
  const game = useGame();
  const player = useGameState(({ session }) => (session.kind === "player" ? session.userId : null));
  const isReached = useGameState(({ connection }) => connection === "reached");
  useEffect(() => {
    if (player === null || !isReached) return;
    const { storage } = game;
    const isKept = [VISITOR_POSITIONS, playerKey("positions", player)].some(
      (key) => storage.read(key) !== null,
    );
    // Without its code the tries wait for the next start.
    const ignore = () => undefined;
    if (isKept)
      void import("../../puzzles/kept/hand-in.ts").then(({ handInTries }) => handInTries(game), ignore);
    // What was trained is kept for good: only tries that wait are worth the code.
    if (storage.read(playerKey("training", player))?.includes('"waiting":[{'))
      void import("../../puzzles/training/hand-in-training.ts").then(
        ({ handInTraining }) => handInTraining(game),
        ignore,
      );
  }, [game, player, isReached]);
}

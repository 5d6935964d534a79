import { useEffect } from "react";
import { useGame } from "../../game/game-context.tsx";
import type { GameState } from "../../game/store/game-state.ts";
import { handInWaiting } from "../replays/hand-in.ts";
import { askForGoals } from "./goals-query.ts";

/** Hands in battles that wait, and asks for the goals again whenever something may have been reached; not during a battle against the AI (`BAT-004`). */
export function useGoalWatch(): void {
  const game = useGame();
  useEffect(() => void handInWaiting(game), [game]);
  useEffect(
    () =>
      game.store.subscribe((state, before) => {
        if (state.lab !== null && !state.aiBattle && mayHaveReached(state, before)) askForGoals(game);
      }),
    [game],
  );
}

function mayHaveReached(state: GameState, before: GameState): boolean {
  return (
    (before.lab !== null && state.lab !== before.lab && state.lab?.progress === before.lab.progress) ||
    state.accountAddress !== before.accountAddress ||
    (before.inBattle && !state.inBattle)
  );
}

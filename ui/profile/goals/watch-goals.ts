import { useEffect } from "react";
import { useGame, useGameState } from "../../game/game-context.tsx";
import type { GameState } from "../../game/store/game-state.ts";
import { handInWaiting } from "../replays/hand-in.ts";
import { askForGoals } from "./goals-query.ts";

/** Hands in battles that wait, and asks for the goals again whenever something may have been reached. */
export function useGoalWatch(): void {
  const game = useGame();
  const handsIn = useGameState(mayHandIn);
  useEffect(() => {
    if (handsIn) void handInWaiting(game);
  }, [game, handsIn]);
  useEffect(
    () =>
      game.store.subscribe((state, before) => {
        if (state.lab !== null && !state.aiBattle && mayHaveReached(state, before)) askForGoals(game);
      }),
    [game],
  );
}

/** Not during a battle against the AI (`BAT-004`); without network again once the server can be reached. */
function mayHandIn({ session, connection, aiBattle }: GameState): boolean {
  return session.kind === "player" && connection === "reached" && !aiBattle;
}

/** What was asked for without network has to be asked for again. */
function mayHaveReached(state: GameState, before: GameState): boolean {
  return (
    (before.connection === "unreachable" && state.connection === "reached") ||
    (before.lab !== null && state.lab !== before.lab && state.lab?.progress === before.lab.progress) ||
    state.accountAddress !== before.accountAddress ||
    (before.inBattle && !state.inBattle) ||
    hasSettled(state, before)
  );
}

/** Whether a transaction has just succeeded: the server books it before it says so. */
function hasSettled({ transactions }: GameState, before: GameState): boolean {
  if (transactions === before.transactions) return false;
  return Object.entries(transactions).some(
    ([key, { progress }]) =>
      progress.stage === "success" && before.transactions[key]?.progress.stage !== "success",
  );
}

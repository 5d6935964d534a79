import { firstTexts, type Texts } from "../../rules/index.ts";
import { useGameState } from "./game-context.tsx";
import type { GameState } from "./store/game-state.ts";

/** Every sentence of the game, on screens that show only once the rules have come. */
export function useTexts(): Texts {
  return useGameState(textsIn);
}

/** The same in what a player does, from the game's state. */
export function textsIn({ rules }: Pick<GameState, "rules">): Texts {
  if (!rules) throw new Error("A sentence was asked for before the rules were loaded");
  return rules.texts;
}

/** What may be said before the rules have come: login, loading, and that the server is not reached. */
export function useStartTexts(): Texts["start"] {
  return useGameState(startTextsIn);
}

export function startTextsIn({ rules }: Pick<GameState, "rules">): Texts["start"] {
  return (rules?.texts ?? firstTexts).start;
}

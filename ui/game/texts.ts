import type { Texts } from "../../rules/index.ts";
import { useGameState } from "./game-context.tsx";
import type { GameState } from "./store/game-state.ts";

/** Returns all texts of the game, for screens that are rendered only after the rules have loaded. */
export function useTexts(): Texts {
  return useGameState(textsIn);
}

/** Returns all texts from the game's state, for code outside of React components. */
export function textsIn({ rules }: Pick<GameState, "rules">): Texts {
  if (!rules) throw new Error("A sentence was asked for before the rules were loaded");
  return rules.texts;
}

/** Returns the texts that are needed before the rules have loaded: login, loading and connection problems. */
export function useStartTexts(): Texts["start"] {
  return useGameState(startTextsIn);
}

export function startTextsIn({ rules, firstTexts }: Pick<GameState, "rules" | "firstTexts">): Texts["start"] {
  return (rules?.texts ?? firstTexts).start;
}

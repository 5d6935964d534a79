import { fill, type Texts } from "../../rules/index.ts";
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

/** Joins sentences that have no full stop of their own, as the language does; empty ones are left out. */
export function sentences({ words }: Texts, parts: readonly string[]): string {
  return parts
    .filter((part) => part !== "")
    .reduce((first, second) => (first === "" ? second : fill(words.sentences, { first, second })), "");
}

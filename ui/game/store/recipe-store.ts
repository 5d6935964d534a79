import { immer } from "zustand/middleware/immer";
import { createStore, type StoreApi } from "zustand/vanilla";

/**
 * A store of immutable snapshots. `setState` takes either a function that changes a draft or the fields to replace.
 */
export interface RecipeStore<State> extends Omit<StoreApi<State>, "setState"> {
  setState(change: Partial<State> | ((draft: State) => void)): void;
}

export function createRecipeStore<State extends object>(initial: State): RecipeStore<State> {
  return createStore<State>()(immer(() => initial)) as RecipeStore<State>;
}

import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { Puzzle, PuzzleState } from "./store/puzzle.ts";

/** Gives the screens below it the open position. */
export const PuzzleContext = createContext<Puzzle | null>(null);

/** The open position this screen belongs to. */
export function usePuzzle(): Puzzle {
  const puzzle = useContext(PuzzleContext);
  if (!puzzle) throw new Error("A screen was mounted outside a position");
  return puzzle;
}

/** Selects from the position's state and follows it. The selector must return what is in the state, nothing new. */
export function usePuzzleState<Part>(select: (state: PuzzleState) => Part): Part {
  return useStore(usePuzzle().store, select);
}

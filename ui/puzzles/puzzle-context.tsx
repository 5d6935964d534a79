import { createContext, type ReactNode, useContext } from "react";
import { useStore } from "zustand";
import { chooseLess } from "../battle/choose.ts";
import { BattleFrame } from "../battle/layout/battle-frame.tsx";
import { leaveLine } from "./line/line-steps.ts";
import type { Puzzle, PuzzleState } from "./store/puzzle.ts";

/** Gives the screens below it the open position. */
const PuzzleContext = createContext<Puzzle | null>(null);

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

interface PuzzleFrameProps {
  puzzle: Puzzle;
  /** Which screen is shown. */
  screen: string;
  /** Leaves the position; a line that is shown is left first. */
  leave: () => void;
  children: ReactNode;
}

/** The frame of a position's screens. */
export function PuzzleFrame({ puzzle, screen, leave, children }: PuzzleFrameProps) {
  const back = () => {
    if (puzzle.store.getState().line !== null) leaveLine(puzzle);
    else leave();
  };
  return (
    <PuzzleContext value={puzzle}>
      <BattleFrame
        screen={screen}
        onBack={() => {
          if (!chooseLess(puzzle.client)) back();
        }}
        onBrowserBack={back}
      >
        {children}
      </BattleFrame>
    </PuzzleContext>
  );
}

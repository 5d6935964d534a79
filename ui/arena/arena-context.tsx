import { createContext, type ReactNode, useContext, useEffect } from "react";
import { useStore } from "zustand";
import { closeBattleGame } from "../battle/canvas/battle-game.ts";
import type { Arena } from "./store/arena.ts";
import type { ArenaState } from "./store/arena-state.ts";

const ArenaContext = createContext<Arena | null>(null);

/** Opens an arena to its screens; what its battles were drawn with goes with them. */
export function ArenaProvider({ arena, children }: { arena: Arena; children: ReactNode }) {
  useEffect(() => () => closeBattleGame(arena), [arena]);
  return <ArenaContext value={arena}>{children}</ArenaContext>;
}

/** The open arena this screen belongs to. */
export function useArena(): Arena {
  const arena = useContext(ArenaContext);
  if (!arena) throw new Error("A screen was mounted outside the arena");
  return arena;
}

/** A part of the arena's state; the screen follows it. The selector hands out what is there, nothing new. */
export function useArenaState<Part>(select: (state: ArenaState) => Part): Part {
  return useStore(useArena().store, select);
}

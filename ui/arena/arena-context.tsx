import { createContext, type ReactNode, useContext } from "react";
import { useStore } from "zustand";
import { BattleProvider } from "../battle/battle-context.tsx";
import type { GameState } from "../game/store/game-state.ts";
import type { Arena, ArenaState } from "./store/arena.ts";

const ArenaContext = createContext<Arena | null>(null);

/** Gives the screens below it an open arena and the battle part of it. */
export function ArenaProvider({ arena, children }: { arena: Arena; children: ReactNode }) {
  return (
    <ArenaContext value={arena}>
      <BattleProvider client={arena.battle}>{children}</BattleProvider>
    </ArenaContext>
  );
}

/** The open arena this screen belongs to. */
export function useArena(): Arena {
  const arena = useContext(ArenaContext);
  if (!arena) throw new Error("A screen was mounted outside the arena");
  useStore(arena.game.store, textsOf);
  return arena;
}

/** Selects from the arena's state and follows it. The selector must return what is in the state, nothing new. */
export function useArenaState<Part>(select: (state: ArenaState) => Part): Part {
  return useStore(useArena().store, select);
}

/** Whoever shows texts of the arena renders again in another language: the rules change, the arena stays the same. */
function textsOf({ rules }: GameState) {
  return rules?.texts;
}

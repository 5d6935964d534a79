import { createContext, type ReactNode, useContext } from "react";
import { useStore } from "zustand";
import { BattleProvider } from "../battle/battle-context.tsx";
import type { GameState } from "../game/store/game-state.ts";
import type { Pvp } from "./store/pvp.ts";
import type { PvpState } from "./store/pvp-state.ts";

const PvpContext = createContext<Pvp | null>(null);

/** Gives the screens below it an open PvP arena and the battle part of it. */
export function PvpProvider({ pvp, children }: { pvp: Pvp; children: ReactNode }) {
  return (
    <PvpContext value={pvp}>
      <BattleProvider client={pvp.battle}>{children}</BattleProvider>
    </PvpContext>
  );
}

/** The open PvP arena this screen belongs to. */
export function usePvp(): Pvp {
  const pvp = useContext(PvpContext);
  if (!pvp) throw new Error("A screen was mounted outside the PvP arena");
  useStore(pvp.game.store, textsOf);
  return pvp;
}

/** Selects a part of the PvP arena's state and rerenders when it changes. The selector must not create a new object. */
export function usePvpState<Part>(select: (state: PvpState) => Part): Part {
  return useStore(usePvp().store, select);
}

/** Whoever shows texts of the arena renders again in another language: the rules change, the arena stays the same. */
function textsOf({ rules }: GameState) {
  return rules?.texts;
}

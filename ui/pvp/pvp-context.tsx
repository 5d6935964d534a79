import { createContext, type ReactNode, useContext } from "react";
import { useStore } from "zustand";
import { ArenaProvider } from "../arena/arena-context.tsx";
import type { Pvp } from "./store/pvp.ts";
import type { PvpState } from "./store/pvp-state.ts";

const PvpContext = createContext<Pvp | null>(null);

/** The PvP arena of these screens, and the arena whose field they use. */
export function PvpProvider({ pvp, children }: { pvp: Pvp; children: ReactNode }) {
  return (
    <PvpContext value={pvp}>
      <ArenaProvider arena={pvp.arena}>{children}</ArenaProvider>
    </PvpContext>
  );
}

/** The open PvP arena this screen belongs to. */
export function usePvp(): Pvp {
  const pvp = useContext(PvpContext);
  if (!pvp) throw new Error("A screen was mounted outside the PvP arena");
  return pvp;
}

/** A part of its state; the screen follows it. The selector hands out what is there, nothing new. */
export function usePvpState<Part>(select: (state: PvpState) => Part): Part {
  return useStore(usePvp().store, select);
}

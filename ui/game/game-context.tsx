import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useStore } from "zustand";
import type { Lab, RuleSet } from "../../rules/index.ts";
import type { Game } from "./store/game.ts";
import type { GameState } from "./store/game-state.ts";

const GameContext = createContext<Game | null>(null);

export function GameProvider({ game, children }: { game: Game; children: ReactNode }) {
  return <GameContext value={game}>{children}</GameContext>;
}

/** The game this screen belongs to. */
export function useGame(): Game {
  const game = useContext(GameContext);
  if (!game) throw new Error("A screen was mounted outside its game");
  return game;
}

/** A part of the game's state; the screen follows it. The selector hands out what is there, nothing new. */
export function useGameState<Part>(select: (state: GameState) => Part): Part {
  return useStore(useGame().store, select);
}

/** The rules and the lab, on screens that show only once both are loaded. */
export function useLoaded(): { rules: RuleSet; lab: Lab } {
  const rules = useGameState((state) => state.rules);
  const lab = useGameState((state) => state.lab);
  if (!rules || !lab) throw new Error("A screen of the lab was mounted before the lab was loaded");
  return { rules, lab };
}

/**
 * Server time, read again every second or so: ready machines show as ready without a click. During a battle nobody
 * sees the lab, and it rests.
 */
export function useServerNow(): number {
  const game = useGame();
  const everyMs = useGameState((state) => state.rules?.ui.readyCheckMs);
  const offset = useGameState((state) => state.clockOffset);
  const rests = useGameState((state) => state.inBattle);
  const [, setTick] = useState(0);
  useEffect(() => {
    if (everyMs === undefined || rests) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, rests]);
  return game.now() + offset;
}

import { QueryClientProvider } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useStore } from "zustand";
import type { Lab, RuleSet } from "../../rules/index.ts";
import { watchTranslation } from "../components/translated-text.ts";
import type { Game } from "./store/game.ts";
import type { GameState } from "./store/game-state.ts";

const GameContext = createContext<Game | null>(null);

export function GameProvider({ game, children }: { game: Game; children: ReactNode }) {
  useEffect(watchTranslation, []);
  return (
    <GameContext value={game}>
      <QueryClientProvider client={game.queries}>{children}</QueryClientProvider>
    </GameContext>
  );
}

/** Returns the game of this React tree. */
export function useGame(): Game {
  const game = useContext(GameContext);
  if (!game) throw new Error("A screen was mounted outside its game");
  return game;
}

/**
 * Returns a part of the game's state and rerenders when it changes. The selector must return an existing value, not a
 * new object.
 */
export function useGameState<Part>(select: (state: GameState) => Part): Part {
  return useStore(useGame().store, select);
}

/** Returns the rules and the lab, for screens that render only after both have loaded. */
export function useLoaded(): { rules: RuleSet; lab: Lab } {
  const rules = useGameState((state) => state.rules);
  const lab = useGameState((state) => state.lab);
  if (!rules || !lab) throw new Error("A screen of the lab was mounted before the lab was loaded");
  return { rules, lab };
}

/**
 * Returns the server time in milliseconds, updated about once a second so that machines show as ready without a click.
 * It is not updated during a battle, when the lab is hidden.
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

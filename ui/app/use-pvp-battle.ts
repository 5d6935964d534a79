import { useEffect } from "react";
import type { Game } from "../store/game.ts";
import { labRests } from "../store/server-rests.ts";
import { useGame, useGameState } from "./game-context.tsx";

/** Knows of a PvP battle that goes on without its player: from the start, and on coming back (`GAP-42`). */
export function usePvpBattle(): void {
  const game = useGame();
  const rests = useGameState(labRests);
  useEffect(() => {
    if (rests) return;
    const ask = () => void notePvpBattle(game);
    ask();
    window.addEventListener("focus", ask);
    return () => window.removeEventListener("focus", ask);
  }, [game, rests]);
}

/** What the open PvP arena knows is newer than any answer. */
async function notePvpBattle({ api, store }: Game): Promise<void> {
  const isOpen = () => store.getState().arena?.kind === "pvp";
  if (isOpen()) return;
  const answer = await api.pvpQueueStatus();
  if (answer.ok && !isOpen()) store.setState({ pvpBattle: answer.reply.battleId ?? null });
}

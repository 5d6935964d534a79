import { useEffect } from "react";
import type { PvpActiveBattle } from "../../server/contract/index.ts";
import type { Game } from "../store/game.ts";
import type { PvpCourse } from "../store/game-state.ts";
import { labRests } from "../store/server-rests.ts";
import { useGame, useGameState } from "./game-context.tsx";

/** Knows of a PvP battle that goes on without its player: from the start, on coming back, and how it stands (`GAP-42`). */
export function usePvpBattle(): void {
  const game = useGame();
  const rests = useGameState(labRests);
  const pollMs = useGameState((state) => state.rules?.pvpScreens.timings.battlePollMs ?? null);
  const goesOn = useGameState(({ pvpBattle, arena }) => pvpBattle !== null && arena?.kind !== "pvp");
  useEffect(() => {
    if (rests) return;
    const ask = () => void notePvpBattle(game);
    ask();
    window.addEventListener("focus", ask);
    return () => window.removeEventListener("focus", ask);
  }, [game, rests]);
  useEffect(() => {
    if (rests || !goesOn || pollMs === null) return;
    const timer = setInterval(() => void notePvpBattle(game), pollMs);
    return () => clearInterval(timer);
  }, [game, rests, goesOn, pollMs]);
}

/** What the open PvP arena knows is newer than any answer. */
async function notePvpBattle(game: Game): Promise<void> {
  const { api, store } = game;
  const isOpen = () => store.getState().arena?.kind === "pvp";
  if (isOpen()) return;
  const answer = await api.pvpQueueStatus();
  if (!answer.ok || isOpen()) return;
  const { battleId = null, battle } = answer.reply;
  store.setState({ pvpBattle: battleId, pvpCourse: battle ? courseOf(game, battle) : null });
}

function courseOf(
  game: Game,
  { opponent, yourTurn, timeRemaining, expiredTurns }: PvpActiveBattle,
): PvpCourse {
  return {
    opponent: opponent.name,
    yourTurn,
    deadline: game.now() + timeRemaining,
    expired: expiredTurns,
  };
}

import { useEffect } from "react";
import type { PvpActiveBattle } from "../../../server/contract/index.ts";
import { useGame, useGameState } from "../../game/game-context.tsx";
import type { Game } from "../../game/store/game.ts";
import type { PvpCourse } from "../../game/store/game-state.ts";
import { notify } from "../../game/store/notify.ts";
import { isLabPollingPaused } from "../../game/store/polling-paused.ts";
import { endReasons, endText } from "../../pvp/live/end-text.ts";
import { loadStats } from "../../pvp/stats/stats-query.ts";

/**
 * Tracks the player's PvP battle while the PvP arena is closed: checks on start and on return whether one is running,
 * and loads its state (`GAP-42`).
 */
export function usePvpBattle(): void {
  const game = useGame();
  const paused = useGameState(isLabPollingPaused);
  const pollMs = useGameState((state) => state.rules?.pvpScreens.timings.battlePollMs ?? null);
  const goesOn = useGameState(({ pvpBattle, arena }) => pvpBattle !== null && arena?.kind !== "pvp");
  useEffect(() => {
    if (paused) return;
    const ask = () => void loadPvpBattle(game);
    ask();
    window.addEventListener("focus", ask);
    return () => window.removeEventListener("focus", ask);
  }, [game, paused]);
  useEffect(() => {
    if (paused || !goesOn || pollMs === null) return;
    const timer = setInterval(() => void loadPvpBattle(game), pollMs);
    return () => clearInterval(timer);
  }, [game, paused, goesOn, pollMs]);
}

/** Requests the player's PvP battle. While the PvP arena is open its own state is newer, so the reply is ignored. */
async function loadPvpBattle(game: Game): Promise<void> {
  const { api, store } = game;
  const isOpen = () => store.getState().arena?.kind === "pvp";
  if (isOpen()) return;
  const answer = await api.call("GET /api/pvp/queue/status");
  if (!answer.ok || isOpen()) return;
  const { battleId = null, battle } = answer.reply;
  const { pvpBattle: known } = store.getState();
  store.setState({ pvpBattle: battleId, pvpCourse: battle ? courseOf(game, battle) : null });
  if (known !== null && battleId !== known) await notifyEnd(game, known);
}

/** Shows a notice when a battle ended in the player's absence: the result and the change of rating. */
async function notifyEnd(game: Game, battleId: string): Promise<void> {
  const stats = await loadStats(game);
  const { rules } = game.store.getState();
  const ended = stats?.recentBattles.find(({ history_id }) => history_id === battleId);
  if (!ended || !rules) return;
  const { isPlayer1, player1_rating_change: first, player2_rating_change: second } = ended;
  const end = { ...ended, ratingChange: isPlayer1 ? first : second };
  notify(game, [endText(rules, end), ...endReasons(rules, end)].join(". "), TONES[ended.outcome]);
}

const TONES = { victory: "success", defeat: "error", draw: "info" } as const;

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

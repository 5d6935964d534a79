import { useQuery } from "@tanstack/react-query";
import type { PvpActiveBattle } from "../../../server/contract/index.ts";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { showsOwnBattle } from "../../game/store/arena-entry.ts";
import type { Game } from "../../game/store/game.ts";
import type { PvpCourse } from "../../game/store/game-state.ts";
import { notify } from "../../game/store/notify.ts";
import { isLabPollingPaused } from "../../game/store/polling-paused.ts";
import { PLAYER } from "../../game/store/queries.ts";
import { sentences } from "../../game/texts.ts";
import { endReasons, endText } from "../../pvp/live/end-text.ts";
import { keepBattle, keptBattle } from "../../pvp/result/kept-result.ts";
import { loadStats } from "../../pvp/stats/stats-query.ts";

/**
 * Tracks the player's PvP battle while the PvP arena is closed: checks on start and on return to the page whether one
 * is running, and loads its state again and again while it does (`GAP-42`). The store keeps it, because queue and arena
 * change it too; the query library only schedules the calls.
 */
export function usePvpBattle(): void {
  const game = useGame();
  const paused = useGameState(isLabPollingPaused);
  const pollMs = useGameState((state) => state.rules?.pvpScreens.timings.battlePollMs ?? null);
  const goesOn = useGameState(({ pvpBattle, arena }) => pvpBattle !== null && !showsOwnBattle(arena));
  useQuery({
    queryKey: [PLAYER, "pvp", "battle"],
    queryFn: () => loadPvpBattle(game),
    enabled: !paused,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: goesOn && pollMs !== null ? pollMs : false,
    // The end of a battle is also reported to a player who looks at another tab.
    refetchIntervalInBackground: true,
  });
}

/**
 * Requests the player's PvP battle and stores it. While the PvP arena is open its own state is newer, so the reply is
 * ignored. Resolves to the id that was stored, or null.
 */
async function loadPvpBattle(game: Game): Promise<string | null> {
  const { api, store } = game;
  const isOpen = () => showsOwnBattle(store.getState().arena);
  if (isOpen()) return null;
  const answer = await api.call("GET /api/pvp/queue/status");
  if (!answer.ok || isOpen()) return null;
  const { battleId = null, battle } = answer.reply;
  const before = store.getState().pvpBattle ?? keptBattle(game);
  keepBattle(game, battleId);
  store.setState({ pvpBattle: battleId, pvpCourse: battle ? courseOf(game, battle) : null });
  if (before !== null && battleId !== before) await notifyEnd(game, before);
  return battleId;
}

/** Shows a notice when a battle ended in the player's absence: the result and the change of rating. */
async function notifyEnd(game: Game, battleId: string): Promise<void> {
  const stats = await loadStats(game);
  const { rules } = game.store.getState();
  const ended = stats?.recentBattles.find(({ history_id }) => history_id === battleId);
  if (!ended || !rules) return;
  const { isPlayer1, player1_rating_change: first, player2_rating_change: second } = ended;
  const end = { ...ended, ratingChange: isPlayer1 ? first : second };
  notify(
    game,
    sentences(rules.texts, [endText(rules, end), ...endReasons(rules, end)]),
    TONES[ended.outcome],
  );
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

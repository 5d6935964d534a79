import { newStatistics } from "../../../rules/index.ts";
import type { PvpRecentBattle } from "../../contract/index.ts";
import type { App } from "../../http/app-deps.ts";
import { sessionOf } from "../../login/session.ts";
import type { Pvp } from "../../pvp/pvp.ts";
import { outcomeFor } from "../../pvp/replies.ts";
import type { PvpRecord } from "../../store/pvp/pvp-store.ts";
import { registerCall } from "../register-call.ts";

/** A page beyond the end of any leaderboard: larger numbers give the same empty page. */
const LAST_PAGE = 1_000_000;

/**
 * `GET /api/pvp/stats`: the player's record, rank and latest battles (`PVP-050`, `GAP-44`).
 * `GET /api/pvp/leaderboard`: a page of 20 players by rating (`PVP-058`, `PVP-059`, `GAP-45`).
 */
export function recordRoutes(app: App, { store, rules, leaderboard }: Pvp): void {
  registerCall(app, "GET /api/pvp/stats", async (request) => {
    const { id: playerId } = sessionOf(request);
    const [statistics, rank, history] = await Promise.all([
      store.pvpStatistics(playerId),
      store.pvpRank(playerId),
      store.pvpHistory(playerId, rules.pvp.recentBattles),
    ]);
    return {
      stats: statistics ?? newStatistics(rules),
      recentBattles: history.map((record) => recentBattle(record, playerId)),
      rank,
    };
  });
  registerCall(app, "GET /api/pvp/leaderboard", ({ query: { page = "1", filter = "all" } }) =>
    leaderboard.page(filter, Math.min(Number(page), LAST_PAGE)),
  );
}

function recentBattle(record: PvpRecord, playerId: number): PvpRecentBattle {
  const { battleId, playerIds, names, winner, by, unrated, ratingChanges, turns } = record;
  const side = playerIds[0] === playerId ? 0 : 1;
  return {
    history_id: battleId,
    isPlayer1: side === 0,
    won: winner === side,
    outcome: outcomeFor(record, side),
    endedBy: by,
    rated: ratingChanges !== null,
    practice: unrated === "practice",
    unrated,
    player1_name: names[0],
    player2_name: names[1],
    player1_rating_change: ratingChanges?.[0] ?? 0,
    player2_rating_change: ratingChanges?.[1] ?? 0,
    total_turns: turns,
    battle_duration: record.completedAt - record.createdAt,
    completed_at: record.completedAt,
    replay: record.replayKept,
  };
}

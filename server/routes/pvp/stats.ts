import { newStatistics } from "../../../rules/index.ts";
import { type PvpRecentBattle, PvpStatsReply } from "../../contract/index.ts";
import type { App } from "../../parts.ts";
import type { Pvp } from "../../pvp/pvp.ts";
import { outcomeFor } from "../../pvp/view/replies.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import type { PvpRecord } from "../../store/pvp-store.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";

/** `GET /api/pvp/stats`: the player's record, rank and latest battles (`PVP-050`, `GAP-44`). */
export function statsRoute(app: App, { store, rules }: Pvp): void {
  app.get(
    "/pvp/stats",
    {
      schema: {
        summary: "The player's record",
        description: "rank is 0 without a rated battle.",
        tags: ["pvp"],
        response: { 200: PvpStatsReply, ...FAILURE_REPLIES },
      },
    },
    async (request): Promise<PvpStatsReply> => {
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
    },
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
  };
}

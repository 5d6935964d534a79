import { Type } from "typebox";
import type { CallTable } from "./call.ts";
import { PVP_ENDINGS, unrated } from "./pvp-battle.ts";
import { timestamp } from "./shapes.ts";

/** The calls about records and ranking (`api-contract.md` 4.4). Durations in milliseconds (`CON-74`). */

const ratingChange = Type.Integer();

/** A battle of the player's history (`PVP-049`). The rating changes are from each player's own side. */
export const PvpRecentBattle = Type.Object({
  /** Id of the battle, for its replay. */
  history_id: Type.String(),
  isPlayer1: Type.Boolean(),
  won: Type.Boolean(),
  outcome: Type.Enum(["victory", "defeat", "draw"]),
  endedBy: Type.Enum([...PVP_ENDINGS]),
  rated: Type.Boolean(),
  practice: Type.Boolean(),
  unrated,
  player1_name: Type.String(),
  player2_name: Type.String(),
  player1_rating_change: ratingChange,
  player2_rating_change: ratingChange,
  total_turns: Type.Integer(),
  battle_duration: Type.Integer(),
  completed_at: timestamp,
  /** Whether it can still be watched again. */
  replay: Type.Boolean(),
});
export type PvpRecentBattle = Type.Static<typeof PvpRecentBattle>;

/** `GET /api/pvp/stats` (`PVP-048`, `PVP-050`). */
export const PvpStatsReply = Type.Object({
  stats: Type.Object({
    rating: Type.Integer(),
    wins: Type.Integer(),
    losses: Type.Integer(),
    win_streak: Type.Integer(),
    best_win_streak: Type.Integer(),
    total_damage_dealt: Type.Number(),
    total_damage_taken: Type.Number(),
  }),
  /** Latest first (`GAP-44`). */
  recentBattles: Type.Array(PvpRecentBattle),
  /** 0 without a rated battle (`GAP-45`). */
  rank: Type.Integer(),
});
export type PvpStatsReply = Type.Static<typeof PvpStatsReply>;

/**
 * `GET /api/pvp/leaderboard` (`PVP-057` to `PVP-059`, `GAP-45`): a page below 1 is the first one, perPage is
 * always 20.
 */
export const PvpLeaderboardQuery = Type.Object({
  page: Type.Optional(Type.String({ maxLength: 16 })),
  perPage: Type.Optional(Type.String({ maxLength: 16 })),
  filter: Type.Optional(Type.Enum(["all", "week", "month"])),
});
export const PvpLeaderboardReply = Type.Object({
  players: Type.Array(
    Type.Object({
      /** The public id (`ABU-54`). */
      user_id: Type.String(),
      rank: Type.Integer(),
      first_name: Type.String(),
      rating: Type.Integer(),
      wins: Type.Integer(),
      losses: Type.Integer(),
    }),
  ),
  totalPages: Type.Integer(),
});
export type PvpLeaderboardReply = Type.Static<typeof PvpLeaderboardReply>;

export const PVP_RECORD_CALLS = {
  "GET /api/pvp/stats": {
    summary: "The player's record",
    description: "rank is 0 without a rated battle.",
    tag: "pvp",
    reply: PvpStatsReply,
  },
  "GET /api/pvp/leaderboard": {
    summary: "The ranking",
    description: "week and month count battles since Monday and the first, 00:00 UTC. perPage is always 20.",
    tag: "pvp",
    query: PvpLeaderboardQuery,
    reply: PvpLeaderboardReply,
  },
} satisfies CallTable;

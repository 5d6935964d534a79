import type { PvpStatistics } from "../../rules/index.ts";

/** The columns of a player's PvP record: the rules call them the same (`PVP-048`). */
export const STATISTICS_COLUMNS = [
  "rating",
  "wins",
  "losses",
  "win_streak",
  "best_win_streak",
  "total_damage_dealt",
  "total_damage_taken",
  "rated_battles",
] as const satisfies (keyof PvpStatistics)[];

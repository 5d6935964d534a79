import type { UnratedBecause } from "../../rules/index.ts";
import type { BattleResult } from "./pvp-battle.ts";
import type { PvpRecord } from "./pvp-store.ts";

/** A finished battle's columns, joined from two tables. */
export interface RecordRow {
  battleId: string;
  player1: number;
  player2: number | null;
  name1: string;
  name2: string;
  winner: 0 | 1 | null;
  by: BattleResult["by"];
  unrated: UnratedBecause | null;
  change1: number | null;
  change2: number | null;
  turns: number;
  createdAt: number;
  completedAt: number;
  /** 1 or true if the battle can still be watched again. */
  replayKept: number | boolean;
}

/** Whether a battle is kept, archived or not, as a column. */
export const REPLAY_KEPT = `(EXISTS (SELECT 1 FROM pvp_archive WHERE pvp_archive.battle_id = result.battle_id)
  OR EXISTS (SELECT 1 FROM pvp_courses WHERE pvp_courses.battle_id = result.battle_id)) AS "replayKept"`;

/** Makes the entry of a player's history from its row. */
export function recordOf(row: RecordRow): PvpRecord {
  const { battleId, winner, by, unrated, change1, change2, turns, createdAt, completedAt } = row;
  return {
    battleId,
    playerIds: [row.player1, row.player2],
    names: [row.name1, row.name2],
    winner: winner ?? "draw",
    by,
    unrated,
    ratingChanges: change1 === null || change2 === null ? null : [change1, change2],
    turns,
    createdAt,
    completedAt,
    replayKept: Boolean(row.replayKept),
  };
}

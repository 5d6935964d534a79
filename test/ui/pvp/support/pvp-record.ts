import type { PvpRecentBattle } from "../../../../server/contract/index.ts";

/** What a player has reached in battles between players. */
export const RECORD = {
  rating: 1250,
  wins: 7,
  losses: 4,
  win_streak: 2,
  best_win_streak: 5,
  total_damage_dealt: 12_345,
  total_damage_taken: 6000,
};

/** A rated battle of this player that was won; `changes` says what was different in it. */
export function recentBattle(changes: Partial<PvpRecentBattle>): PvpRecentBattle {
  return {
    history_id: `battle ${JSON.stringify(changes)}`,
    isPlayer1: true,
    won: true,
    outcome: "victory",
    endedBy: "defeat",
    rated: true,
    practice: false,
    unrated: null,
    player1_name: "Ann",
    player2_name: "Bob",
    player1_rating_change: 16,
    player2_rating_change: -16,
    total_turns: 9,
    battle_duration: 245_000,
    completed_at: 0,
    replay: true,
    ...changes,
  };
}
